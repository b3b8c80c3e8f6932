import { Worker } from 'node:worker_threads';
import { type Report, readMigrations } from './migrations.ts';
import { LONG_RUNNING_CALLS, SLOW_READS } from './statements.ts';
import { FatalStoreError, type LeadStore, StoreUnavailable } from './store.ts';

/** `path`: to a method, such as `['inbox', 'lead']`. */
export type ThreadCall = { id: number; path: string[]; parameters: unknown[] };
export type ThreadMessage =
  | { report: string }
  | { id: number; result?: unknown; error?: unknown; errorName?: string };

type PendingCall = PromiseWithResolvers<unknown> & { timer: NodeJS.Timeout };

const LONG_TIMEOUT_MS = 10 * 60 * 1000;
const errorClasses = { StoreUnavailable, FatalStoreError };

/** Runs SQLite in a worker, because SQLite blocks its thread. Calls restart a crashed worker. */
export function threadedStore(
  file: string,
  report: Report,
  { timeoutMs = 10_000, maxPendingCalls = 2000 } = {},
) {
  // Read once, because an update of the desk may replace the files.
  const workerData = { file, migrations: readMigrations('sqlite') };
  let running: { worker: Worker; pending: Map<number, PendingCall> } | undefined;
  let lastCallId = 0;

  const start = () => {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4 },
    });
    const pending = new Map<number, PendingCall>();
    const takePending = (id: number) => {
      const call = pending.get(id);
      clearTimeout(call?.timer);
      pending.delete(id);
      return call;
    };
    const fail = (cause: unknown) => {
      if (running?.worker === worker) running = undefined;
      for (const id of pending.keys()) takePending(id)?.reject(new StoreUnavailable(cause));
    };
    worker.on('message', (message: ThreadMessage) => {
      if ('report' in message) return report(message.report);
      const call = takePending(message.id);
      if (!('error' in message)) return call?.resolve(message.result);
      const { error, errorName } = message;
      const ErrorClass = errorClasses[errorName as keyof typeof errorClasses];
      return call?.reject(
        ErrorClass && error instanceof Error ? new ErrorClass(error.message) : error,
      );
    });
    worker.on('error', fail);
    worker.on('exit', () => fail('the store’s thread has exited'));
    return { worker, pending };
  };

  const call = async (path: string[], parameters: unknown[]) => {
    running ??= start();
    const { worker, pending } = running;
    const name = path.at(-1) ?? '';
    // Slow reads may fill half of the queue; the rest is for leads and deliveries.
    const limit = SLOW_READS.has(name) ? maxPendingCalls / 2 : maxPendingCalls;
    // `pending` includes calls that timed out.
    if (pending.size >= limit)
      throw new StoreUnavailable(`${pending.size} calls of the store are pending already`);
    const ms = LONG_RUNNING_CALLS.has(name) ? LONG_TIMEOUT_MS : timeoutMs;
    const result = Promise.withResolvers<unknown>();
    const onTimeout = () =>
      result.reject(new StoreUnavailable(`the store has not answered for ${ms} ms`));
    lastCallId += 1;
    pending.set(lastCallId, { ...result, timer: setTimeout(onTimeout, ms) });
    worker.postMessage({ id: lastCallId, path, parameters } satisfies ThreadCall);
    return result.promise;
  };

  const close = async () => {
    if (running === undefined) return;
    const { worker } = running;
    await call(['close'], []).finally(() => worker.terminate());
  };

  const local = { location: file, close };
  const remote = (path: string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_target, name) =>
        // `await` checks whether the store is a promise.
        name === 'then'
          ? undefined
          : path.length === 0 && name in local
            ? local[name as keyof typeof local]
            : remote([...path, String(name)]),
      apply: (_target, _this, parameters: unknown[]) => call(path, parameters),
    });
  return remote([]) as LeadStore;
}
