/** Commits items in batches, because many take about as long to write to disk as one. */
export function groupCommit<Item, Result>(
  commit: (items: Item[]) => Result[] | Promise<Result[]>,
  maxBatchSize = 500,
) {
  const queue: (PromiseWithResolvers<Result> & { item: Item })[] = [];
  let isCommitting = false;

  const commitNext = async () => {
    const batch = queue.splice(0, maxBatchSize);
    try {
      const results = await commit(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isCommitting = false;
    schedule();
  };

  const schedule = () => {
    if (isCommitting || queue.length === 0) return;
    isCommitting = true;
    setImmediate(commitNext);
  };

  return (item: Item) => {
    const entry = { item, ...Promise.withResolvers<Result>() };
    queue.push(entry);
    schedule();
    return entry.promise;
  };
}
