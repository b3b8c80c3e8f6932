import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precompress } from '../scripts/build/precompress.ts';
import { pageFile } from '../src/build/built-pages.ts';
import { startDesk } from '../tests/desk-process.ts';
import { ensureNginx, startNginx } from '../tests/nginx.ts';
import { audit, type Device } from './auditor.ts';
import { barePage, picturesOf } from './bare-page.ts';
import { pageKinds } from './page-kinds.ts';
import { siteWithoutIntro } from './without-intro.ts';

type Row = {
  connection: string;
  page: string;
  device: Device;
  lcp: number;
  bareLcp: number;
  lcpRatio: number;
  fcpRatio: number;
  speedIndexRatio: number;
  tbt: number;
  /** The browser's own blocking time, because a bare page has no script. */
  bareTbt: number;
};

const pages = ['home', 'article'] as const;

/**
 * Compares two pages with their bare HTML, from the desk and through nginx, in Lighthouse.
 * Milliseconds, medians of `runs`. Ratios are ours to bare.
 */
export async function measureBare({ runs }: { runs: number }): Promise<Row[]> {
  const site = siteWithoutIntro();
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
  for (const name of pages) writeBare(site.dist, folder, pageFile(pageKinds[name]));
  await precompress(folder);
  // The nginx configuration includes the build's redirects.
  writeFileSync(path.join(folder, '_redirects.nginx'), '');
  const ours = await startServers(site.dist);
  const bare = await startServers(folder);
  const rows: Row[] = [];
  for (const connection of ['HTTP/1.1', 'HTTP/2, TLS'] as const)
    for (const page of pages)
      for (const device of ['mobile', 'desktop'] as const) {
        const full = await audit(ours[connection] + pageKinds[page], device, runs);
        const stripped = await audit(bare[connection] + pageKinds[page], device, runs);
        const ratio = (metric: 'lcp' | 'fcp' | 'speedIndex') =>
          Number((full[metric] / stripped[metric]).toFixed(2));
        rows.push({
          connection,
          page,
          device,
          lcp: full.lcp,
          bareLcp: stripped.lcp,
          lcpRatio: ratio('lcp'),
          fcpRatio: ratio('fcp'),
          speedIndexRatio: ratio('speedIndex'),
          tbt: full.tbt,
          bareTbt: stripped.tbt,
        });
      }
  await ours.stop();
  await bare.stop();
  site.remove();
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

/** Starts a desk that serves the folder, behind nginx. */
async function startServers(folder: string) {
  if (!ensureNginx())
    throw new Error('This bench needs nginx: sudo apt-get install nginx-light openssl');
  const desk = await startDesk({ SITE_DIR: folder, TRUST_PROXY: '1' });
  const nginx = await startNginx('nginx-desk.conf', {
    '/srv/site/dist': folder,
    'server 127.0.0.1:4321;': `server ${new URL(desk.url).host};`,
  });
  return {
    'HTTP/1.1': desk.url,
    'HTTP/2, TLS': nginx.https,
    async stop() {
      await nginx.stop();
      await desk.stop();
    },
  };
}

function writeBare(dist: string, folder: string, file: string): void {
  const html = barePage(readFileSync(path.join(dist, file), 'utf8'));
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), html);
  for (const picture of picturesOf(html))
    cpSync(path.join(dist, picture), path.join(folder, picture));
}
