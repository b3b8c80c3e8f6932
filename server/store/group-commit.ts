/**
 * Items that arrive during a commit share the next one: the disk takes as long for one as for many.
 */
export function groupCommit<Item, Result>(
  commit: (items: Item[]) => Result[] | Promise<Result[]>,
  maxBatch = 500,
): (item: Item) => Promise<Result> {
  type Waiting = {
    item: Item;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  };
  let waiting: Waiting[] = [];
  let busy = false;

  const commitNext = async () => {
    const batch = waiting.slice(0, maxBatch);
    waiting = waiting.slice(maxBatch);
    try {
      const results = await commit(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    busy = false;
    schedule();
  };

  const schedule = () => {
    if (busy || waiting.length === 0) return;
    busy = true;
    setImmediate(commitNext);
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
