/**
 * Shares the calls of `load` among concurrent callers. A caller who arrives while one runs gets the
 * next, which sees all changes before the caller's request.
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
