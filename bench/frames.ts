import { chromium } from '@playwright/test';
import { chromiumArguments, ensureFullChromium } from '../scripts/chromium.ts';
import { routes } from '../src/routes.ts';
import { startDesk } from '../tests/desk-process.ts';

/**
 * Milliseconds: `frame95` between two frames, `script95` of script per update, `mainThread` per
 * update with drawing.
 */
type Row = {
  width: number;
  frame95: number;
  script95: number;
  mainThread: number;
  updates: number;
};
type Recording = { frames: number[]; scripts: number[] };

const MEASURED_MS = 10_000;
/** Shorter callbacks belong to frames without an update: the scene changes every second frame. */
const MIN_UPDATE_MS = 0.3;

/** Records the start of each frame and the duration of its callbacks. */
function recordFrames(): void {
  const recording: Recording = { frames: [], scripts: [] };
  Object.assign(globalThis, { recording });
  const request = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) =>
    request((now) => {
      const began = performance.now();
      callback(now);
      recording.frames.push(now);
      recording.scripts.push(performance.now() - began);
    });
}

const percentile95 = (values: number[]) =>
  Number(
    (values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN).toFixed(1),
  );

/** Measures the main-thread time of the traffic scene at normal speed, from the near miss on. */
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
        frames: [],
        scripts: [],
      }),
    );
    const before = await taskSeconds();
    await page.waitForTimeout(MEASURED_MS);
    const time = ((await taskSeconds()) - before) * 1000;
    const { frames, scripts } = await page.evaluate(
      () => (globalThis as unknown as { recording: Recording }).recording,
    );
    const updates = scripts.filter((ms) => ms >= MIN_UPDATE_MS);
    const frame95 = percentile95(frames.slice(1).map((at, index) => at - (frames[index] ?? 0)));
    rows.push({
      width,
      frame95,
      script95: percentile95(updates),
      mainThread: Number((time / updates.length).toFixed(1)),
      updates: updates.length,
    });
    await page.close();
  }
  await browser.close();
  await desk.stop();
  return rows;
}
