/** Calls `load` again after a failure, or once its result is older than `ms`. */
export function cached<Result>(ms: number, load: () => Promise<Result>) {
  let result: Promise<Result> | undefined;
  let loadedAt = 0;
  return () => {
    if (result === undefined || Math.abs(Date.now() - loadedAt) > ms) {
      loadedAt = Date.now();
      const loading = load();
      result = loading;
      loading.catch(() => {
        if (result === loading) result = undefined;
      });
    }
    return result;
  };
}
