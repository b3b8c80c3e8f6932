export function cached<Result>(ms: number, work: () => Promise<Result>) {
  let shared: Promise<Result> | undefined;
  let madeAt = 0;
  return () => {
    if (shared === undefined || Math.abs(Date.now() - madeAt) > ms) {
      madeAt = Date.now();
      const made = work();
      shared = made;
      made.catch(() => {
        if (shared === made) shared = undefined;
      });
    }
    return shared;
  };
}
