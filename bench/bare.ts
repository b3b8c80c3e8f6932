import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageFile } from '../scripts/build/built-pages.ts';
import { precompress } from '../scripts/build/precompress.ts';
import { startDesk } from '../tests/desk-process.ts';
import { audit, type Device } from './auditor.ts';
import { barePage, picturesOf } from './bare-page.ts';
import { pageKinds } from './page-kinds.ts';
import { siteWithoutIntro } from './without-intro.ts';

type Row = {
  page: string;
  device: Device;
  lcp: number;
  bareLcp: number;
  lcpRatio: number;
  fcpRatio: number;
  speedIndexRatio: number;
  tbt: number;
  /** What the browser itself takes: a bare page has nothing that could block. */
  bareTbt: number;
};

const pages = ['home', 'article'] as const;

/** Two pages beside the same pages as bare HTML, both served by a desk, loaded in turn by Lighthouse. Milliseconds, medians of `runs`; ratios are ours to bare. */
export async function measureBare({ runs }: { runs: number }): Promise<Row[]> {
  const site = siteWithoutIntro();
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
  for (const name of pages) writeBare(site.dist, folder, pageFile(pageKinds[name]));
  await precompress(folder);
  const ours = await startDesk({ SITE_DIR: site.dist });
  const bare = await startDesk({ SITE_DIR: folder });
  const rows: Row[] = [];
  for (const page of pages) {
    for (const device of ['mobile', 'desktop'] as const) {
      const own = await audit(ours.url + pageKinds[page], device, runs);
      const plain = await audit(bare.url + pageKinds[page], device, runs);
      const ratio = (metric: 'lcp' | 'fcp' | 'speedIndex') => Number((own[metric] / plain[metric]).toFixed(2));
      const ratios = { lcpRatio: ratio('lcp'), fcpRatio: ratio('fcp'), speedIndexRatio: ratio('speedIndex') };
      rows.push({ page, device, lcp: own.lcp, bareLcp: plain.lcp, ...ratios, tbt: own.tbt, bareTbt: plain.tbt });
    }
  }
  await ours.stop();
  await bare.stop();
  site.remove();
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

function writeBare(dist: string, folder: string, file: string): void {
  const html = barePage(readFileSync(path.join(dist, file), 'utf8'));
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), html);
  for (const picture of picturesOf(html)) cpSync(path.join(dist, picture), path.join(folder, picture));
}
