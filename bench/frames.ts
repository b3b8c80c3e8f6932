import { chromium } from '@playwright/test';
import { chromiumArguments, ensureFullChromium } from '../scripts/chromium.ts';
import { routes } from '../src/routes.ts';
import { startDesk } from '../tests/desk-process.ts';

/**
 * 95th percentiles in ms: `frame95` of the time between frames, `script95` of an update's script.
 * `mainThread`: mean ms of all work of the main thread per update.
 */
type Row = {
  width: number;
  frame95: number;
  script95: number;
  mainThread: number;
  updates: number;
};
type Recording = { starts: number[]; durations: number[] };

const MEASURED_MS = 10_000;
/** Shorter callbacks belong to frames without an update: the scene changes every second frame. */
const MIN_UPDATE_MS = 0.3;

/** Records the start of the frame and the duration of each animation-frame callback. */
function recordFrames(): void {
  const recording: Recording = { starts: [], durations: [] };
  Object.assign(globalThis, { recording });
  const requestFrame = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) =>
    requestFrame((now) => {
      const began = performance.now();
      callback(now);
      recording.starts.push(now);
      recording.durations.push(performance.now() - began);
    });
}

const percentile95 = (values: number[]) =>
  Number(
    (values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN).toFixed(1),
  );

/** Measures frames of the traffic scene at the default speed, from the near miss on. */
export async function measureFrames(): Promise<Row[]> {
  const desk = await startDesk();
  const browser = await chromium.launch({
    executablePath: ensureFullChromium(),
    args: chromiumArguments,
  });
  const rows: Row[] = [];
  for (const width of [1440, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    await page.addInitScript(() => sessionStorage.setItem('visit', 'started'));
    await page.addInitScript(recordFrames);
    await page.goto(`${desk.url}${routes.traffic}#try`);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const taskSeconds = async () =>
      (await devtools.send('Performance.getMetrics')).metrics.find(
        ({ name }) => name === 'TaskDuration',
      )?.value ?? Number.NaN;
    await page.waitForTimeout(1000);
    await page.evaluate(() =>
      Object.assign((globalThis as unknown as { recording: Recording }).recording, {
        starts: [],
        durations: [],
      }),
    );
    const before = await taskSeconds();
    await page.waitForTimeout(MEASURED_MS);
    const taskMs = ((await taskSeconds()) - before) * 1000;
    const { starts, durations } = await page.evaluate(
      () => (globalThis as unknown as { recording: Recording }).recording,
    );
    const updates = durations.filter((ms) => ms >= MIN_UPDATE_MS);
    const frame95 = percentile95(starts.slice(1).map((at, index) => at - (starts[index] ?? 0)));
    rows.push({
      width,
      frame95,
      script95: percentile95(updates),
      mainThread: Number((taskMs / updates.length).toFixed(1)),
      updates: updates.length,
    });
    await page.close();
  }
  await browser.close();
  await desk.stop();
  return rows;
}
