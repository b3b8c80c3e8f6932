import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageFile } from '../src/build/built-pages.ts';
import { speculationRules } from '../src/layouts/speculation-rules.ts';
import { routes } from '../src/routes.ts';
import { startDesk } from '../tests/desk-process.ts';
import { median } from './median.ts';
import { startPlainChromium } from './plain-chromium.ts';
import { openTab, type Tab } from './tab.ts';

type Row = {
  visit: string;
  hover: string;
  median: number;
  worst: number;
  drawnAhead: number;
  clicks: number;
};
type Navigation = { ms: number; drawnAhead: boolean };

/** Clicks per run: a navigation takes less than a second. */
const CLICKS = 3;
/** Time for fonts and pictures of the first page. */
const REST_MS = 700;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Milliseconds from a click to the first paint of the next page, after a hover of 300 ms and
 * without hover. Two pages of one line show the browser's own share.
 */
export async function measureNavigation({ runs }: { runs: number }): Promise<Row[]> {
  const folder = writeEmptyPages();
  const site = await startDesk();
  const empty = await startDesk({ SITE_DIR: folder });
  const visits = [
    { visit: 'the site', url: site.url },
    { visit: 'empty pages', url: empty.url },
  ];
  const rows: Row[] = [];
  for (const { visit, url } of visits) {
    const chromium = await startPlainChromium();
    for (const hoverMs of [300, 0]) {
      const navigations: Navigation[] = [];
      // The first click is a warm-up.
      for (let click = 0; click <= runs * CLICKS; click += 1)
        navigations.push(await navigate(chromium.port, url, hoverMs));
      navigations.shift();
      const times = navigations.map(({ ms }) => ms);
      const drawnAhead = navigations.filter((navigation) => navigation.drawnAhead).length;
      rows.push({
        visit,
        hover: `${hoverMs} ms`,
        median: median(times),
        worst: Math.max(...times),
        drawnAhead,
        clicks: times.length,
      });
    }
    await chromium.stop();
  }
  await site.stop();
  await empty.stop();
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

/** Two pages of one line, the first with a link, both with the site's speculation rules. */
function writeEmptyPages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-'));
  const page = (body: string) =>
    `<!doctype html><title>Empty</title><script type="speculationrules">${JSON.stringify(speculationRules)}</script>${body}`;
  writeFileSync(
    path.join(folder, pageFile(routes.home)),
    page(`<header><a href="${routes.industries}">Industries</a></header>`),
  );
  writeFileSync(path.join(folder, pageFile(routes.industries)), page('<p>Industries</p>'));
  writeFileSync(path.join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
}

async function navigate(port: number, url: string, hoverMs: number): Promise<Navigation> {
  const tab = await openTab(port);
  const open = async (address: string) => {
    await tab.send('Page.navigate', { url: address });
    await tab.shows(address);
  };
  // Skips the intro.
  await open(`${url}/icon.svg`);
  await tab.run("sessionStorage.setItem('visit', 'started')");
  await open(url + routes.home);
  await pause(REST_MS);
  const place = await tab.run<{ x: number; y: number }>(`(() => {
    addEventListener('click', ({ timeStamp }) => localStorage.setItem('clicked', performance.timeOrigin + timeStamp), true);
    const { left, top, width, height } = document.querySelector('header a[href="${routes.industries}"]').getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`);
  await mouse(tab, 'mouseMoved', place);
  await pause(hoverMs);
  await mouse(tab, 'mousePressed', place);
  await mouse(tab, 'mouseReleased', place);
  await tab.shows(url + routes.industries);
  const navigation = await tab.run<Navigation>(`(async () => {
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0];
    while (!paint()) await new Promise((resolve) => setTimeout(resolve, 5));
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    return { ms: Math.round(performance.timeOrigin + paint().startTime - localStorage.getItem('clicked')), drawnAhead: activationStart > 0 };
  })()`);
  await tab.close();
  return navigation;
}

const mouse = (tab: Tab, type: string, { x, y }: { x: number; y: number }) =>
  tab.send('Input.dispatchMouseEvent', {
    type,
    x,
    y,
    ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }),
  });
