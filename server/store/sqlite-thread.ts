import { parentPort, workerData } from 'node:worker_threads';
import { sqliteStore } from './sqlite.ts';
import type { ThreadAnswer, ThreadCall } from './store-thread.ts';

const answer = (message: ThreadAnswer) => parentPort?.postMessage(message);
const store = sqliteStore(workerData as string, { owner: true, report: (sentence) => answer({ report: sentence }) });

/** Calls that come together are taken together, so that leads among them share a commit. */
parentPort?.on('message', async ({ id, parameters, part, method }: ThreadCall) => {
  try {
    const methods = (part === undefined ? store : store[part]) as unknown as Record<string, (...parameters: unknown[]) => Promise<unknown>>;
    answer({ id, result: await methods[method]?.(...parameters) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? { name: error.name, message: error.message } : { name: 'Error', message: 'unknown' } });
  }
});
