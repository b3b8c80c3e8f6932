import { Worker } from 'node:worker_threads';
import type { InboxStore } from './inbox-store.ts';
import type { NewsletterStore } from './newsletter.ts';
import type { SharedStore } from './shared.ts';
import { type LeadStore, StoreUnavailable, TracesLeft, VersionError } from './store.ts';

/** What a store holds beside its own methods. */
type Parts = { inbox: InboxStore; newsletter: NewsletterStore; shared: SharedStore };
type PartName = keyof Parts;
export type ThreadMethod = Exclude<keyof LeadStore, 'place' | PartName | 'close'>;
type Method = { part?: undefined; method: ThreadMethod | 'close' } | { part: PartName; method: string };
export type ThreadCall = { id: number; parameters: unknown[] } & Method;
export type ThreadAnswer = { report: string } | { id: number; result?: unknown; error?: { name: string; message: string } };

type Waiting = { resolve: (result: unknown) => void; reject: (error: unknown) => void };

/** The database's pages and statements live outside this heap; what is in it is a page of leads at most. In megabytes. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4 };
const errorClasses = { VersionError, TracesLeft };

/**
 * A SQLite store on a thread of its own: SQLite waits for the disk, and for other processes' locks, on the thread that calls it, and
 * the desk's own is the one that answers pages. A thread that dies is started again at the next call.
 */
export function threadedStore(file: string, report: (sentence: string) => void): LeadStore {
  let running: { worker: Worker; waiting: Map<number, Waiting> } | undefined;
  let calls = 0;

  const start = () => {
    const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: file, resourceLimits: THREAD_MEMORY });
    const waiting = new Map<number, Waiting>();
    const end = (cause: unknown) => {
      if (running?.worker === worker) running = undefined;
      for (const { reject } of waiting.values()) reject(new StoreUnavailable(cause));
      waiting.clear();
    };
    worker.on('message', (answer: ThreadAnswer) => {
      if ('report' in answer) return report(answer.report);
      const { resolve, reject } = waiting.get(answer.id) ?? {};
      waiting.delete(answer.id);
      if (answer.error === undefined) return resolve?.(answer.result);
      const Kind = errorClasses[answer.error.name as keyof typeof errorClasses] ?? StoreUnavailable;
      return reject?.(new Kind(answer.error.message));
    });
    worker.on('error', end);
    worker.on('exit', () => end('the store’s thread has ended'));
    return { worker, waiting };
  };

  const call = (method: Method, parameters: unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      running ??= start();
      calls += 1;
      running.waiting.set(calls, { resolve, reject });
      running.worker.postMessage({ id: calls, parameters, ...method } satisfies ThreadCall);
    });
  const remote = <Method extends ThreadMethod>(method: Method) => ((...parameters: unknown[]) => call({ method }, parameters)) as unknown as LeadStore[Method];
  // Every name is a method of the thread's: what is asked for is what the type has.
  const remotePart = <Name extends PartName>(part: Name) =>
    new Proxy({} as Parts[Name], {
      get:
        (_target, method) =>
        (...parameters: unknown[]) =>
          call({ part, method: String(method) }, parameters),
    });

  return {
    place: file,
    inbox: remotePart('inbox'),
    newsletter: remotePart('newsletter'),
    shared: remotePart('shared'),
    open: remote('open'),
    add: remote('add'),
    check: remote('check'),
    countBackfill: remote('countBackfill'),
    backfill: remote('backfill'),
    claim: remote('claim'),
    complete: remote('complete'),
    page: remote('page'),
    get: remote('get'),
    retry: remote('retry'),
    erase: remote('erase'),
    purge: remote('purge'),
    scrub: remote('scrub'),
    counts: remote('counts'),
    milestones: remote('milestones'),
    mark: remote('mark'),
    async close() {
      if (running === undefined) return;
      const { worker } = running;
      await call({ method: 'close' }, []);
      await worker.terminate();
    },
  };
}
