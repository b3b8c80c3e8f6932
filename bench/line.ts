import { startDesk } from '../tests/desk-process.ts';
import { provideNginx, startNginx } from '../tests/nginx.ts';
import { median } from './median.ts';
import { pageKinds } from './page-kinds.ts';
import { startPlainChromium } from './plain-chromium.ts';
import { startSlowLine } from './slow-line.ts';
import { openTab } from './tab.ts';

type Seen = {
  firstPaint: number;
  /** When the menus respond. */
  usable: number;
  largestPaint: number;
  pictures: number;
  connections: number;
};
type Row = { page: string; width: number; visit: 'first' | 'second page' } & Seen;

/** Lighthouse's "Fast 4G". */
const MEGABITS = 1.6;
const ROUND_TRIP_MS = 150;
/** Time for late pictures after the load. */
const REST_MS = 1500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reads the times of a loaded page, in ms from the start of the navigation, and counts opened
 * connections.
 */
const READ = `(() => {
  const [navigation] = performance.getEntriesByType('navigation');
  const shown = [...document.images].filter((image) => { const { top, width } = image.getBoundingClientRect(); return width > 0 && top < innerHeight; });
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  const requests = [navigation, ...performance.getEntriesByType('resource')];
  return {
    firstPaint,
    usable: Math.max(firstPaint, navigation.domContentLoadedEventEnd),
    largestPaint: largestPaint,
    pictures: Math.max(0, ...shown.map(({ currentSrc }) => performance.getEntriesByName(currentSrc)[0]?.responseEnd ?? 0)),
    connections: requests.filter(({ connectStart, connectEnd }) => connectEnd > connectStart).length,
  };
})()`;

/**
 * Loads home and an article over a slow line through nginx with TLS and HTTP/2, as first page with
 * an empty cache and as second page. Milliseconds, medians of `runs`, without the intro.
 */
export async function measureLine({ runs }: { runs: number }): Promise<Row[]> {
  if (!provideNginx())
    throw new Error('This bench needs nginx: sudo apt-get install nginx-light openssl');
  const desk = await startDesk({ TRUST_PROXY: '1' });
  const nginx = await startNginx('nginx-desk.conf', {
    'server 127.0.0.1:4321;': `server ${new URL(desk.url).host};`,
  });
  const seen = new Map<
    string,
    { page: string; width: number; visit: Row['visit']; visits: Seen[] }
  >();
  for (let run = 0; run < runs; run += 1)
    for (const page of ['home', 'article'] as const)
      for (const width of [1440, 390])
        for (const [visit, figures] of await visits(
          Number(new URL(nginx.https).port),
          pageKinds[page],
          width,
        )) {
          const key = `${page} ${width} ${visit}`;
          seen.set(key, {
            page,
            width,
            visit,
            visits: [...(seen.get(key)?.visits ?? []), figures],
          });
        }
  await nginx.stop();
  await desk.stop();
  return [...seen.values()].map(({ visits: all, ...row }) => {
    const middle = (figure: keyof Seen) =>
      Math.round(median(all.map((figures) => figures[figure])));
    return {
      ...row,
      firstPaint: middle('firstPaint'),
      usable: middle('usable'),
      largestPaint: middle('largestPaint'),
      pictures: middle('pictures'),
      connections: Math.max(...all.map(({ connections }) => connections)),
    };
  });
}

/** Visits two pages in a new browser. */
async function visits(
  server: number,
  path: string,
  width: number,
): Promise<[Row['visit'], Seen][]> {
  const line = await startSlowLine(server, MEGABITS, ROUND_TRIP_MS);
  const chromium = await startPlainChromium(['--ignore-certificate-errors']);
  const tab = await openTab(chromium.port);
  await tab.send('Page.enable');
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: width < 1000 ? 844 : 900,
    deviceScaleFactor: 1,
    mobile: width < 1000,
  });
  await tab.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `if (location.protocol === 'https:') sessionStorage.setItem('visit', 'started');
      var largestPaint = 0;
      new PerformanceObserver((list) => { largestPaint = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });`,
  });
  const open = async (address: string) => {
    const url = `https://127.0.0.1:${line.port}${address}`;
    await tab.send('Page.navigate', { url });
    await tab.shows(url);
    await pause(REST_MS);
    return tab.run<Seen>(READ);
  };
  const first = await open(path);
  const second = await open(pageKinds.contact);
  await tab.close();
  await chromium.stop();
  await line.stop();
  return [
    ['first', first],
    ['second page', second],
  ];
}
