import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Migration } from './migrations.ts';
import { sqliteStore } from './sqlite.ts';
import { SLOW_READS } from './statements.ts';
import type { ThreadCall, ThreadMessage } from './store-thread.ts';

const send = (message: ThreadMessage) => parentPort?.postMessage(message);
const { file, migrations } = workerData as { file: string; migrations: Migration[] };
const store = sqliteStore(file, { migrations, report: (sentence) => send({ report: sentence }) });

const queue: ThreadCall[] = [];

/** Runs slow reads one at a time, so that a new lead waits for at most one. */
async function runQueue() {
  for (let call = queue[0]; call !== undefined; call = queue[0]) {
    await run(call);
    // Lets calls that arrived during the read go first.
    await setTimeout();
    queue.shift();
  }
}

async function run({ id, path, parameters }: ThreadCall) {
  try {
    let method: unknown = store;
    for (const name of path) method = (method as Record<string, unknown>)[name];
    send({
      id,
      result: await (method as (...parameters: unknown[]) => Promise<unknown>)(...parameters),
    });
  } catch (error) {
    send({ id, error, errorName: error instanceof Error ? error.name : '' });
  }
}

// All calls but slow reads run immediately, so that concurrent writes share a commit.
parentPort?.on('message', (call: ThreadCall) => {
  if (!SLOW_READS.has(call.path.at(-1) ?? '')) return void run(call);
  if (queue.push(call) === 1) void runQueue();
});
