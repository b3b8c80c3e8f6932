import { compileCache, deskFlags } from '../scripts/desk-launch.ts';
import { startDesk } from '../tests/desk-process.ts';
import { loadLeads } from './leads.ts';
import { loadPages } from './wrk.ts';

type Row = { state: string; megabytes: number };

const SECONDS = 8;
const SETTLE_MS = 3000;

/** The desk's resident memory, started as `npm start` does: after a start, at its highest under pages and leads, and after that. */
export async function measureMemory(): Promise<Row[]> {
  const desk = await startDesk({ NODE_COMPILE_CACHE: compileCache }, 'server/main.ts', deskFlags);
  const resident = async () => {
    const text = await (await fetch(`${desk.url}/metrics`)).text();
    return Math.round(Number(/^desk_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 1024 / 1024);
  };
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    return resident();
  };
  const idle = await settled();
  let highest = idle;
  let loading = true;
  const watching = (async () => {
    for (; loading; await new Promise((resolve) => setTimeout(resolve, 100))) highest = Math.max(highest, await resident());
  })();
  await Promise.all([loadPages(desk.url, SECONDS), loadLeads(desk.url, 128)]);
  loading = false;
  await watching;
  const after = await settled();
  await desk.stop();
  return [
    { state: 'idle', megabytes: idle },
    { state: 'under load', megabytes: highest },
    { state: 'after it', megabytes: after },
  ];
}
