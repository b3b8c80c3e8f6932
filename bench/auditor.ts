import { median } from './median.ts';
import { startPlainChromium } from './plain-chromium.ts';

export type Device = 'mobile' | 'desktop';
/** Scores out of 100, metrics in ms except `cls`. `faults`: ids of failed scored audits. */
export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  cls: number;
  faults: string;
};
type Result = NonNullable<Awaited<ReturnType<typeof import('lighthouse')['default']>>>['lhr'];

/** On a busy machine, Lighthouse sometimes loses its trace and hangs. */
const LOAD_TIMEOUT_MS = 90_000;
const TRIES = 3;

/**
 * Audits a page `runs` times, each in a new Chromium. Metrics and performance are medians; other
 * scores and faults come from the first run.
 */
export async function audit(url: string, device: Device, runs: number): Promise<Audit> {
  const first = await runAudit(url, device, [
    'performance',
    'accessibility',
    'best-practices',
    'seo',
  ]);
  const results = [first];
  while (results.length < runs) results.push(await runAudit(url, device, ['performance']));
  const scoreOf = (category: string, result = first) =>
    Math.round((result.categories[category]?.score ?? 0) * 100);
  const medianOf = (name: string) =>
    median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return {
    performance: median(results.map((result) => scoreOf('performance', result))),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    fcp: Math.round(medianOf('first-contentful-paint')),
    lcp: Math.round(medianOf('largest-contentful-paint')),
    speedIndex: Math.round(medianOf('speed-index')),
    tbt: Math.round(medianOf('total-blocking-time')),
    cls: Number(medianOf('cumulative-layout-shift').toFixed(4)),
    faults: faultsOf(first).join(' '),
  };
}

async function runAudit(
  url: string,
  device: Device,
  categories: string[],
  triesLeft = TRIES,
): Promise<Result> {
  // A lazy import, because Lighthouse takes half of the load time of all benches.
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  // nginx uses a self-signed certificate.
  const chromium = await startPlainChromium(['--ignore-certificate-errors']);
  const timeout = setTimeout(chromium.stop, LOAD_TIMEOUT_MS);
  try {
    const flags = {
      port: chromium.port,
      logLevel: 'silent',
      disableFullPageScreenshot: true,
      onlyCategories: categories,
    } as const;
    const loaded = lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined).catch(
      () => undefined,
    );
    const result = await Promise.race([loaded, chromium.ended.then(() => undefined)]);
    if (result && !result.lhr.runtimeError) return result.lhr;
    if (triesLeft === 1)
      throw new Error(
        `Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message ?? 'it failed or hung'}`,
      );
  } finally {
    clearTimeout(timeout);
    await chromium.stop();
  }
  return runAudit(url, device, categories, triesLeft - 1);
}

function faultsOf({ categories, audits }: Result): string[] {
  const scored = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(scored)].filter((id) => (audits[id]?.score ?? 1) < 0.995);
}
