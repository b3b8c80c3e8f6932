/** Caches the result of `load`, except failures. */
export function cached<Result>(maxAgeMs: number, load: () => Promise<Result>) {
  let result: Promise<Result> | undefined;
  let loadedAt = 0;
  return () => {
    if (result === undefined || Math.abs(Date.now() - loadedAt) > maxAgeMs) {
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
