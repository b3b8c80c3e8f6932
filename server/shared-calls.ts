/**
 * Shares each call of `load` among concurrent callers. A caller that arrives during a call gets the
 * result of the next call, which includes all earlier changes.
 */
export function sharedCalls<Result>(load: () => Promise<Result>) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Result> | undefined;
  return () => {
    waiting ??= last
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return load();
      });
    last = waiting;
    return waiting;
  };
}
