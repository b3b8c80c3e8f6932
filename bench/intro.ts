import { spawn } from 'node:child_process';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { startDesk } from '../tests/desk-process.ts';
import type { BenchOptions } from './benches.ts';
import { median } from './median.ts';
import { pageKinds } from './page-kinds.ts';
import { startPlainChromium } from './plain-chromium.ts';
import { openTab } from './tab.ts';

type Row = {
  page: string;
  machine: 'busy' | 'idle';
  withIntro: number;
  without: number;
  ratio: number;
};

/** Enough for the intro and the animations that follow. */
const MEASURED_MS = 5000;
const CPU_SLOWDOWN = 4;

/**
 * Compares the main-thread time of a first page load and 5 s after it, with and without the intro:
 * medians of `runs` in ms. With `load`, other processes keep every core busy, because an idle
 * machine hides the cost of painting.
 */
export async function measureIntro({ runs, load }: BenchOptions): Promise<Row[]> {
  const desk = await startDesk();
  const busyLoops = load ? os.cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'])) : [];
  const rows: Row[] = [];
  for (const page of ['home', 'contact'] as const) {
    const times: Record<'on' | 'off', number[]> = { on: [], off: [] };
    for (let run = 0; run < runs; run += 1)
      for (const intro of ['on', 'off'] as const)
        times[intro].push(await measureMainThread(desk.url, pageKinds[page], intro));
    const [withIntro, without] = [Math.round(median(times.on)), Math.round(median(times.off))];
    rows.push({
      page,
      machine: load ? 'busy' : 'idle',
      withIntro,
      without,
      ratio: Number((withIntro / without).toFixed(2)),
    });
  }
  for (const loop of busyLoops) loop.kill('SIGKILL');
  await desk.stop();
  return rows;
}

async function measureMainThread(site: string, path: string, intro: 'on' | 'off'): Promise<number> {
  const chromium = await startPlainChromium();
  const tab = await openTab(chromium.port);
  const open = async (url: string) => {
    await tab.send('Page.navigate', { url });
    await tab.waitForUrl(url);
  };
  // Starts on the site's origin, because another origin would change the renderer process.
  await open(`${site}/icon.svg`);
  if (intro === 'off') await tab.evaluate("sessionStorage.setItem('visit', 'started')");
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await tab.send('Performance.enable');
  const readTaskMs = async () => {
    const { metrics } = (await tab.send('Performance.getMetrics')) as {
      metrics: { name: string; value: number }[];
    };
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await readTaskMs();
  await open(site + path);
  await wait(MEASURED_MS);
  if ((await tab.evaluate("sessionStorage.getItem('visit')")) !== 'started')
    throw new Error('The intro did not start.');
  const time = (await readTaskMs()) - before;
  await tab.close();
  await chromium.stop();
  return time;
}
