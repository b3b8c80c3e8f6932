/**
 * Shares each call of `load` among concurrent callers. A caller that arrives during a call gets the
 * result of the next call, which includes all changes made until then.
 */
export function sharedCalls<Result>(load: () => Promise<Result>) {
  let lastCall: Promise<unknown> = Promise.resolve();
  let nextCall: Promise<Result> | undefined;
  return () => {
    nextCall ??= lastCall
      .catch(() => undefined)
      .then(() => {
        nextCall = undefined;
        return load();
      });
    lastCall = nextCall;
    return nextCall;
  };
}
