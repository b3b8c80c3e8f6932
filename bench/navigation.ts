import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, provideChromium } from '../scripts/chromium.ts';
import { routes } from '../src/routes.ts';
import { startDesk } from '../tests/desk-process.ts';
import { median } from './median.ts';

type Row = { hover: string; median: number; worst: number; prepared: number; runs: number };

/** Clicks for each run asked for: one navigation is over in a second. */
const CLICKS = 3;

/** From the click on a link to the first paint of the page it leads to, in ms: after a rest of 300 ms on the link, and at once. */
export async function measureNavigation({ runs }: { runs: number }): Promise<Row[]> {
  const desk = await startDesk();
  const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumArguments });
  const rows: Row[] = [];
  for (const hoverMs of [300, 0]) {
    const clicks: Navigation[] = [];
    // The first one warms the browser and the desk.
    for (let click = 0; click <= runs * CLICKS; click += 1) clicks.push(await navigate(browser, desk.url, hoverMs));
    clicks.shift();
    const times = clicks.map(({ ms }) => ms);
    const prepared = clicks.filter((click) => click.prepared).length;
    rows.push({ hover: `${hoverMs} ms`, median: median(times), worst: Math.max(...times), prepared, runs: clicks.length });
  }
  await browser.close();
  await desk.stop();
  return rows;
}

type Navigation = { ms: number; prepared: boolean };

async function navigate(browser: Browser, url: string, hoverMs: number): Promise<Navigation> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem('visit', 'started');
    addEventListener('click', (event) => sessionStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp)), true);
  });
  await page.goto(url + routes.home, { waitUntil: 'networkidle' });
  const link = page.locator(`header a[href="${routes.industries}"]`).first();
  const box = await link.boundingBox();
  if (box === null) throw new Error('the header has lost the link this bench follows');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(hoverMs);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(`**${routes.industries}`);
  const times = await page.evaluate(async () => {
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    while (painted() === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    const { activationStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { activationStart: number };
    return { ms: performance.timeOrigin + (painted() ?? 0) - Number(sessionStorage.getItem('clicked')), prepared: activationStart > 0 };
  });
  await context.close();
  return { ...times, ms: Math.round(times.ms) };
}
