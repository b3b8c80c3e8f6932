import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precompress } from '../scripts/build/precompress.ts';
import { startDesk } from '../tests/desk-process.ts';
import { ensureNginx, startNginx } from '../tests/nginx.ts';
import { pageFile } from '../tests/pages.ts';
import { audit, type Device } from './auditor.ts';
import { picturesOf, stripPage } from './bare-page.ts';
import { pageKinds } from './page-kinds.ts';
import { buildWithoutIntro } from './without-intro.ts';

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
  /** Blocking time of the browser itself, because a bare page has no script. */
  bareTbt: number;
};

const pages = ['home', 'article'] as const;

/**
 * Compares two pages without intro and their bare versions in Lighthouse, from the desk and through
 * nginx. Times are medians of `runs` in milliseconds. Ratios divide the full page by the bare one.
 */
export async function measureBare({ runs }: { runs: number }): Promise<Row[]> {
  const site = buildWithoutIntro();
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
  for (const name of pages) writeBare(site.dist, folder, pageFile(pageKinds[name]));
  await precompress(folder);
  // The nginx configuration includes this file of a build.
  writeFileSync(path.join(folder, '_maps.nginx'), '');
  const full = await startServers(site.dist);
  const bare = await startServers(folder);
  const rows: Row[] = [];
  for (const connection of ['HTTP/1.1', 'HTTP/2, TLS'] as const)
    for (const page of pages)
      for (const device of ['mobile', 'desktop'] as const) {
        const fullAudit = await audit(full[connection] + pageKinds[page], device, runs);
        const bareAudit = await audit(bare[connection] + pageKinds[page], device, runs);
        const ratio = (metric: 'lcp' | 'fcp' | 'speedIndex') =>
          Number((fullAudit[metric] / bareAudit[metric]).toFixed(2));
        rows.push({
          connection,
          page,
          device,
          lcp: fullAudit.lcp,
          bareLcp: bareAudit.lcp,
          lcpRatio: ratio('lcp'),
          fcpRatio: ratio('fcp'),
          speedIndexRatio: ratio('speedIndex'),
          tbt: fullAudit.tbt,
          bareTbt: bareAudit.tbt,
        });
      }
  await full.stop();
  await bare.stop();
  site.remove();
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

/** Serves the folder from a desk and an nginx proxy. */
async function startServers(folder: string) {
  if (!ensureNginx())
    throw new Error('This bench needs nginx: sudo apt-get install nginx-light openssl');
  const desk = await startDesk({ SITE_DIR: folder, TRUST_PROXY: '1' });
  const nginx = await startNginx('nginx-desk.conf', {
    '/srv/site/dist': folder,
    '127.0.0.1:4321': new URL(desk.url).host,
  });
  return {
    'HTTP/1.1': desk.url,
    'HTTP/2, TLS': nginx.httpsUrl,
    async stop() {
      await nginx.stop();
      await desk.stop();
    },
  };
}

function writeBare(dist: string, folder: string, file: string): void {
  const html = stripPage(readFileSync(path.join(dist, file), 'utf8'));
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), html);
  for (const picture of picturesOf(html))
    cpSync(path.join(dist, picture), path.join(folder, picture));
}
