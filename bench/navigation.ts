import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { speculationRules } from '../src/layouts/speculation-rules.ts';
import { routes } from '../src/routes.ts';
import { startDesk } from '../tests/desk-process.ts';
import { pageFile } from '../tests/pages.ts';
import { median } from './median.ts';
import { startPlainChromium } from './plain-chromium.ts';
import { openTab, type Tab } from './tab.ts';

type Row = {
  visit: string;
  hover: string;
  median: number;
  worst: number;
  prerendered: number;
  clicks: number;
};
type Navigation = { ms: number; isPrerendered: boolean };

const CLICKS_PER_RUN = 3;
/** Time for fonts and pictures of the first page. */
const SETTLE_MS = 700;

/**
 * Measures milliseconds from a click to the first paint of the next page, after a hover of 300 ms
 * and without hover. Navigation between empty pages shows the browser's share.
 */
export async function measureNavigation({ runs }: { runs: number }): Promise<Row[]> {
  const folder = writeEmptyPages();
  const site = await startDesk();
  const emptySite = await startDesk({ SITE_DIR: folder });
  const visits = [
    { visit: 'the site', url: site.url },
    { visit: 'empty pages', url: emptySite.url },
  ];
  const rows: Row[] = [];
  for (const { visit, url } of visits) {
    const chromium = await startPlainChromium();
    for (const hoverMs of [300, 0]) {
      const navigations: Navigation[] = [];
      // The first click is a warm-up.
      for (let click = 0; click <= runs * CLICKS_PER_RUN; click += 1)
        navigations.push(await navigate(chromium.port, url, hoverMs));
      navigations.shift();
      const times = navigations.map(({ ms }) => ms);
      const prerendered = navigations.filter(({ isPrerendered }) => isPrerendered).length;
      rows.push({
        visit,
        hover: `${hoverMs} ms`,
        median: median(times),
        worst: Math.max(...times),
        prerendered,
        clicks: times.length,
      });
    }
    await chromium.stop();
  }
  await site.stop();
  await emptySite.stop();
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

/** Writes a page that links to a second one. Both have the site's speculation rules. */
function writeEmptyPages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-'));
  const htmlWith = (body: string) =>
    `<!doctype html><title>Empty</title><script type="speculationrules">${JSON.stringify(speculationRules)}</script>${body}`;
  writeFileSync(
    path.join(folder, pageFile(routes.home)),
    htmlWith(`<header><a href="${routes.industries}">Industries</a></header>`),
  );
  writeFileSync(path.join(folder, pageFile(routes.industries)), htmlWith('<p>Industries</p>'));
  writeFileSync(path.join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
}

async function navigate(port: number, url: string, hoverMs: number): Promise<Navigation> {
  const tab = await openTab(port);
  const open = async (target: string) => {
    await tab.send('Page.navigate', { url: target });
    await tab.waitForUrl(target);
  };
  // Skips the intro.
  await open(`${url}/icon.svg`);
  await tab.evaluate("sessionStorage.setItem('visit', 'started')");
  await open(url + routes.home);
  await wait(SETTLE_MS);
  const position = await tab.evaluate<{ x: number; y: number }>(`(() => {
    addEventListener('click', ({ timeStamp }) => localStorage.setItem('clicked', performance.timeOrigin + timeStamp), true);
    const { left, top, width, height } = document.querySelector('header a[href="${routes.industries}"]').getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`);
  await sendMouse(tab, 'mouseMoved', position);
  await wait(hoverMs);
  await sendMouse(tab, 'mousePressed', position);
  await sendMouse(tab, 'mouseReleased', position);
  await tab.waitForUrl(url + routes.industries);
  const navigation = await tab.evaluate<Navigation>(`(async () => {
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0];
    while (!paint()) await new Promise((resolve) => setTimeout(resolve, 5));
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    return { ms: Math.round(performance.timeOrigin + paint().startTime - localStorage.getItem('clicked')), isPrerendered: activationStart > 0 };
  })()`);
  await tab.close();
  return navigation;
}

const sendMouse = (tab: Tab, type: string, { x, y }: { x: number; y: number }) =>
  tab.send('Input.dispatchMouseEvent', {
    type,
    x,
    y,
    ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }),
  });
