import { setTimeout as wait } from 'node:timers/promises';
import { startDesk } from '../tests/desk-process.ts';
import { ensureNginx, startNginx } from '../tests/nginx.ts';
import { median } from './median.ts';
import { pageKinds } from './page-kinds.ts';
import { startPlainChromium } from './plain-chromium.ts';
import { startSlowProxy } from './slow-line.ts';
import { openTab } from './tab.ts';

type LoadTimes = {
  firstPaint: number;
  /** Time when the menus respond. */
  usable: number;
  largestPaint: number;
  /** Time when visible pictures are loaded. */
  pictures: number;
  connections: number;
};
type Row = { page: string; width: number; visit: 'first' | 'second page' } & LoadTimes;

/** The bandwidth and latency of Lighthouse's "Slow 4G". */
const MEGABITS = 1.6;
const ROUND_TRIP_MS = 150;
/** Time for late pictures after the load. */
const SETTLE_MS = 1500;

/**
 * Reads the times of a loaded page, in ms from the start of the navigation, and counts opened
 * connections.
 */
const READ_TIMES = `(() => {
  const [navigation] = performance.getEntriesByType('navigation');
  const visible = [...document.images].filter((image) => { const { top, width } = image.getBoundingClientRect(); return width > 0 && top < innerHeight; });
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  const requests = [navigation, ...performance.getEntriesByType('resource')];
  return {
    firstPaint,
    usable: Math.max(firstPaint, navigation.domContentLoadedEventEnd),
    largestPaint,
    pictures: Math.max(0, ...visible.map(({ currentSrc }) => performance.getEntriesByName(currentSrc)[0]?.responseEnd ?? 0)),
    connections: requests.filter(({ connectStart, connectEnd }) => connectEnd > connectStart).length,
  };
})()`;

/**
 * Loads home or an article with an empty cache, then the contact page, over a slow line through
 * nginx with TLS and HTTP/2, without the intro. Returns medians in ms and the most connections.
 */
export async function measureLine({ runs }: { runs: number }): Promise<Row[]> {
  if (!ensureNginx())
    throw new Error('This bench needs nginx: sudo apt-get install nginx-light openssl');
  const desk = await startDesk({ TRUST_PROXY: '1' });
  const nginx = await startNginx('nginx-desk.conf', {
    '127.0.0.1:4321': new URL(desk.url).host,
  });
  const visitsByKey = new Map<
    string,
    { page: string; width: number; visit: Row['visit']; visits: LoadTimes[] }
  >();
  for (let run = 0; run < runs; run += 1)
    for (const page of ['home', 'article'] as const)
      for (const width of [1440, 390])
        for (const [visit, figures] of await visitPages(
          Number(new URL(nginx.httpsUrl).port),
          pageKinds[page],
          width,
        )) {
          const key = `${page} ${width} ${visit}`;
          visitsByKey.set(key, {
            page,
            width,
            visit,
            visits: [...(visitsByKey.get(key)?.visits ?? []), figures],
          });
        }
  await nginx.stop();
  await desk.stop();
  return [...visitsByKey.values()].map(({ visits: all, ...row }) => {
    const medianOf = (figure: keyof LoadTimes) =>
      Math.round(median(all.map((figures) => figures[figure])));
    return {
      ...row,
      firstPaint: medianOf('firstPaint'),
      usable: medianOf('usable'),
      largestPaint: medianOf('largestPaint'),
      pictures: medianOf('pictures'),
      connections: Math.max(...all.map(({ connections }) => connections)),
    };
  });
}

async function visitPages(
  serverPort: number,
  path: string,
  width: number,
): Promise<[Row['visit'], LoadTimes][]> {
  const line = await startSlowProxy(serverPort, MEGABITS, ROUND_TRIP_MS);
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
  const open = async (page: string) => {
    const url = `https://127.0.0.1:${line.port}${page}`;
    await tab.send('Page.navigate', { url });
    await tab.waitForUrl(url);
    await wait(SETTLE_MS);
    return tab.evaluate<LoadTimes>(READ_TIMES);
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
