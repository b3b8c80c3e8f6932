import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, ensureFullChromium } from '../scripts/chromium.ts';
import { startDesk } from '../tests/desk-process.ts';
import { phoneWidth, type Step, steps } from './interaction-steps.ts';

export type Interaction = { control: string; width: number; inp: number };

/**
 * Records the milliseconds of the longest interaction in the global `worst`. Pointer moves are not
 * interactions (web.dev/articles/inp).
 */
function recordLongestInteraction(): void {
  Object.assign(globalThis, { worst: 0 });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & {
      interactionId: number;
    })[])
      if (interactionId > 0)
        Object.assign(globalThis, {
          worst: Math.max((globalThis as unknown as { worst: number }).worst, duration),
        });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function measure(
  browser: Browser,
  url: string,
  { control, path, width = 1440, prepare, ...action }: Step,
): Promise<Interaction> {
  const context = await browser.newContext({
    viewport: { width, height: width === phoneWidth ? 844 : 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('visit', 'started'));
  await page.goto(url + path);
  await prepare?.(page);
  // Visitors hover before they click, and the page has settled by then.
  if ('target' in action) await action.target(page).hover();
  await page.waitForTimeout(600);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(recordLongestInteraction);
  await ('target' in action ? action.target(page).click() : action.press(page));
  await page.waitForTimeout(1200);
  const inp = await page.evaluate(() => (globalThis as unknown as { worst: number }).worst);
  await context.close();
  return { control, width, inp };
}

/**
 * Measures Interaction to Next Paint of each control on a 4x slower CPU, in steps of 8 ms.
 * 0 means less than 16 ms.
 */
export async function measureInteractions(): Promise<Interaction[]> {
  const desk = await startDesk();
  const browser = await chromium.launch({
    executablePath: ensureFullChromium(),
    args: chromiumArguments,
  });
  const results: Interaction[] = [];
  for (const step of steps) results.push(await measure(browser, desk.url, step));
  await browser.close();
  await desk.stop();
  return results;
}
