/**
 * Callers that wait at the same time share one call of `load`. A caller that arrives during a call
 * waits for the next call, because the running call may miss recent changes.
 */
export function coalesceCalls<Result>(load: () => Promise<Result>) {
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
