import { spawn } from 'node:child_process';
import os from 'node:os';
import { startDesk } from '../tests/desk-process.ts';
import type { BenchOptions } from './benches.ts';
import { median } from './median.ts';
import { pageKinds } from './page-kinds.ts';
import { startPlainChromium } from './plain-chromium.ts';
import { openTab } from './tab.ts';

type Row = {
  page: string;
  machine: 'busy' | 'left alone';
  withIntro: number;
  without: number;
  ratio: number;
};

/** Covers the intro, its fade and what starts after it. */
const WATCHED_MS = 5000;
/** The viewport of a cheap phone. */
const SLOWER = 4;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Main-thread time of a visit's first seconds with and without the intro, CPU 4x slower. With
 * `load`, other processes keep every core busy, because an idle machine hides main-thread drawing.
 * Milliseconds, medians of `runs`.
 */
export async function measureIntro({ runs, load }: BenchOptions): Promise<Row[]> {
  const desk = await startDesk();
  const busy = load ? os.cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'])) : [];
  const rows: Row[] = [];
  for (const page of ['home', 'contact'] as const) {
    const times: Record<'on' | 'off', number[]> = { on: [], off: [] };
    for (let run = 0; run < runs; run += 1)
      for (const intro of ['on', 'off'] as const)
        times[intro].push(await mainThreadTime(desk.url, pageKinds[page], intro));
    const [withIntro, without] = [Math.round(median(times.on)), Math.round(median(times.off))];
    rows.push({
      page,
      machine: load ? 'busy' : 'left alone',
      withIntro,
      without,
      ratio: Number((withIntro / without).toFixed(2)),
    });
  }
  for (const process of busy) process.kill('SIGKILL');
  await desk.stop();
  return rows;
}

async function mainThreadTime(site: string, path: string, intro: 'on' | 'off'): Promise<number> {
  const chromium = await startPlainChromium();
  const tab = await openTab(chromium.port);
  const open = async (url: string) => {
    await tab.send('Page.navigate', { url });
    await tab.shows(url);
  };
  // Counts from here on, in the page's own process.
  await open(`${site}/icon.svg`);
  if (intro === 'off') await tab.run("sessionStorage.setItem('visit', 'started')");
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await tab.send('Performance.enable');
  const worked = async () => {
    const { metrics } = (await tab.send('Performance.getMetrics')) as {
      metrics: { name: string; value: number }[];
    };
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await worked();
  await open(site + path);
  await pause(WATCHED_MS);
  if ((await tab.run("sessionStorage.getItem('visit')")) !== 'started')
    throw new Error('The visit has not begun.');
  const time = (await worked()) - before;
  await tab.close();
  await chromium.stop();
  return time;
}
