import { connect, type Socket } from 'node:net';
import { compileCache, deskFlags } from '../scripts/desk-launch.ts';
import { SEND_PATH } from '../src/features/lead-forms/emailjs-payload.ts';
import { startDesk } from '../tests/desk-process.ts';
import { loadTestLeads } from './leads.ts';
import { loadTestPages } from './wrk.ts';

type Row = { state: string; megabytes: number };

const LOAD_SECONDS = 8;
const SETTLE_MS = 3000;
const SLOW_CLIENTS = 1950;
const BODY_BYTES = 16_000;

/**
 * Measures the desk's resident memory: idle, at its peak while it serves pages and receives leads,
 * after that load, and with slow clients.
 */
export async function measureMemory(): Promise<Row[]> {
  const start = () => startDesk({ NODE_COMPILE_CACHE: compileCache }, deskFlags);
  // The first start after a change of the code uses memory to compile.
  await (await start()).stop();
  const desk = await start();
  const residentMegabytes = async () => {
    const text = await (await fetch(`${desk.url}/metrics`)).text();
    return Math.round(
      Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 1024 / 1024,
    );
  };
  const settledMegabytes = async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    return residentMegabytes();
  };
  const idle = await settledMegabytes();
  let peak = idle;
  let isLoading = true;
  const watch = (async () => {
    for (; isLoading; await new Promise((resolve) => setTimeout(resolve, 100)))
      peak = Math.max(peak, await residentMegabytes());
  })();
  await Promise.all([loadTestPages(desk.url, LOAD_SECONDS), loadTestLeads(desk.url, 128)]);
  isLoading = false;
  await watch;
  const afterLoad = await settledMegabytes();
  const sockets = await openSlowConnections(new URL(desk.url));
  const withSlowClients = await settledMegabytes();
  for (const socket of sockets) socket.destroy();
  await desk.stop();
  return [
    { state: 'idle', megabytes: idle },
    { state: 'under load', megabytes: peak },
    { state: 'after it', megabytes: afterLoad },
    { state: `${SLOW_CLIENTS} slow clients`, megabytes: withSlowClients },
  ];
}

/** Connects clients that each send all but the last byte of a request. */
const openSlowConnections = ({ hostname, port }: URL): Promise<Socket[]> =>
  Promise.all(
    Array.from(
      { length: SLOW_CLIENTS },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => {
            socket.write(
              `POST ${SEND_PATH} HTTP/1.1\r\nHost: desk\r\nContent-Type: application/json\r\nContent-Length: ${BODY_BYTES}\r\n\r\n${' '.repeat(BODY_BYTES - 1)}`,
              () => resolve(socket),
            );
          });
          socket.on('error', reject);
        }),
    ),
  );
