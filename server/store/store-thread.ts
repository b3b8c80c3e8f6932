import { Worker } from 'node:worker_threads';
import { readMigrations } from './migrations.ts';
import { LONG_CALLS } from './statements.ts';
import { type LeadStore, StoreUnavailable, TracesLeft, UnusableStore } from './store.ts';

/** `path` as in `['inbox', 'lead']`. */
export type ThreadCall = { id: number; path: string[]; parameters: unknown[] };
export type ThreadAnswer =
  | { report: string }
  | { id: number; result?: unknown; error?: unknown; errorName?: string };

type Waiting = {
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
};

/** The database's pages and statements are outside of this heap. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4 };
const LIMIT_MS = 10_000;
const LONG_LIMIT_MS = 10 * 60 * 1000;
const MOST_WAITING = 2000;
const errorClasses = { StoreUnavailable, UnusableStore, TracesLeft };

/** SQLite blocks its thread while it waits for disk and locks. A dead thread is started again. */
export function threadedStore(
  file: string,
  report: (sentence: string) => void,
  { limitMs = LIMIT_MS, mostWaiting = MOST_WAITING } = {},
) {
  // Read once, because a newer release may replace the files.
  const workerData = { file, migrations: readMigrations('sqlite') };
  let running: { worker: Worker; waiting: Map<number, Waiting> } | undefined;
  let calls = 0;

  const start = () => {
    const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
      workerData,
      resourceLimits: THREAD_MEMORY,
    });
    const waiting = new Map<number, Waiting>();
    const settle = (id: number) => {
      const call = waiting.get(id);
      clearTimeout(call?.timer);
      waiting.delete(id);
      return call;
    };
    const end = (cause: unknown) => {
      if (running?.worker === worker) running = undefined;
      for (const id of waiting.keys()) settle(id)?.reject(new StoreUnavailable(cause));
    };
    worker.on('message', (answer: ThreadAnswer) => {
      if ('report' in answer) return report(answer.report);
      const call = settle(answer.id);
      if (!('error' in answer)) return call?.resolve(answer.result);
      const { error, errorName } = answer;
      const Known = errorClasses[errorName as keyof typeof errorClasses];
      return call?.reject(Known && error instanceof Error ? new Known(error.message) : error);
    });
    worker.on('error', end);
    worker.on('exit', () => end('the store’s thread has ended'));
    return { worker, waiting };
  };

  const call = (path: string[], parameters: unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      running ??= start();
      const { worker, waiting } = running;
      // Includes calls that have timed out.
      if (waiting.size >= mostWaiting)
        return reject(new StoreUnavailable(`${waiting.size} calls of the store wait already`));
      const ms = LONG_CALLS.has(path.at(-1) ?? '') ? LONG_LIMIT_MS : limitMs;
      const tooLong = () => reject(new StoreUnavailable(`the store has not answered for ${ms} ms`));
      calls += 1;
      waiting.set(calls, { resolve, reject, timer: setTimeout(tooLong, ms) });
      worker.postMessage({ id: calls, path, parameters } satisfies ThreadCall);
    });

  const close = async () => {
    if (running === undefined) return;
    const { worker } = running;
    await call(['close'], []).finally(() => worker.terminate());
  };

  const own = { place: file, close };
  const remote = (path: string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_target, name) =>
        // `await` checks whether the store is a promise.
        name === 'then'
          ? undefined
          : path.length === 0 && name in own
            ? own[name as keyof typeof own]
            : remote([...path, String(name)]),
      apply: (_target, _this, parameters: unknown[]) => call(path, parameters),
    });
  return remote([]) as LeadStore;
}
