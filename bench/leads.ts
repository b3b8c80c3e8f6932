import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { site } from '../site.config.ts';
import { SEND_PATH, toEmailJsPayload } from '../src/features/lead-forms/emailjs-payload.ts';
import { IDEMPOTENCY_HEADER } from '../src/features/lead-forms/send.ts';
import { startDesk } from '../tests/desk-process.ts';

export type LeadThroughput = {
  inFlight: number;
  perSecond: number;
  p50: number;
  p99: number;
  withoutStore: number;
  ratio: number;
};
type Load = { perSecond: number; count: number; p50: number; p99: number };

const SECONDS = 4;
const bodyOf = (id: string) =>
  JSON.stringify(
    toEmailJsPayload('signUp', { name: 'Ada Lovelace', email: `${id}@engines.com` }, site.leadApi),
  );

const send = (url: string, agent: Agent, id: string) =>
  new Promise<number>((resolve, reject) => {
    const began = performance.now();
    const body = bodyOf(id);
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      [IDEMPOTENCY_HEADER]: id,
    };
    const outgoing = request(url + SEND_PATH, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`status ${response.statusCode}`)),
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });

/** Sends leads for `SECONDS`, `inFlight` at a time. */
export async function loadTestLeads(url: string, inFlight: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const sender = async () => {
    while (performance.now() < end) {
      times.push(await send(url, agent, randomUUID()));
    }
  };
  await Promise.all(Array.from({ length: inFlight }, sender));
  agent.destroy();
  times.sort((a, b) => a - b);
  const percentile = (fraction: number) =>
    Number((times[Math.floor(times.length * fraction)] ?? 0).toFixed(2));
  const perSecond = Math.round(times.length / SECONDS);
  return { perSecond, count: times.length, p50: percentile(0.5), p99: percentile(0.99) };
}

/**
 * Measures leads per second of a desk that acknowledges them after the commit, and (`withoutStore`)
 * of a desk without a store. `p50` and `p99`: ms of the first desk.
 */
export async function measureLeads(): Promise<LeadThroughput[]> {
  const desk = await startDesk();
  const withoutStore = await startDesk({}, [], 'bench/desk-without-store.ts');
  const rows: LeadThroughput[] = [];
  for (const inFlight of [1, 16, 128]) {
    // Warms up the client and the desk without a store.
    await loadTestLeads(withoutStore.url, inFlight);
    const { count: _count, ...stored } = await loadTestLeads(desk.url, inFlight);
    const unstored = await loadTestLeads(withoutStore.url, inFlight);
    rows.push({
      inFlight,
      ...stored,
      withoutStore: unstored.perSecond,
      ratio: Number((stored.perSecond / unstored.perSecond).toFixed(2)),
    });
  }
  await desk.stop();
  await withoutStore.stop();
  return rows;
}
