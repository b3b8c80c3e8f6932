import { startDesk } from '../tests/desk-process.ts';
import { freePort } from '../tests/free-port.ts';
import { ensureNginx, hasBrotli, startNginx } from '../tests/nginx.ts';
import { median } from './median.ts';
import { loadTestPages } from './wrk.ts';

type Row = { server: string; encoding: string; perSecond: number; ratio: number };

const SECONDS = 4;

/** Returns median pages per second of one desk process and one nginx worker. `ratio`: to nginx. */
export async function measureStatic({ runs }: { runs: number }): Promise<Row[]> {
  if (!ensureNginx())
    throw new Error(
      'This bench needs nginx: sudo apt-get install nginx-light openssl libnginx-mod-http-brotli-static',
    );
  if (!hasBrotli())
    console.log(
      'nginx sends gzip, which makes it a little slower: install libnginx-mod-http-brotli-static to compare Brotli.',
    );
  const port = await freePort();
  const nginx = await startNginx('nginx-static.conf', {
    'listen 443 ssl http2;': `listen 127.0.0.1:${port};`,
  });
  const desk = await startDesk();
  const servers = {
    'desk, one process': desk.url,
    'nginx, one worker': `http://127.0.0.1:${port}`,
  };
  const samples = new Map<string, number[]>(Object.keys(servers).map((name) => [name, []]));
  for (const url of Object.values(servers)) await loadTestPages(url, 1);
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(servers))
      samples.get(name)?.push(await loadTestPages(url, SECONDS));
  }
  const encodings = await Promise.all(
    Object.values(servers).map(async (url) =>
      (await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } })).headers.get(
        'content-encoding',
      ),
    ),
  );
  await desk.stop();
  await nginx.stop();
  const nginxPerSecond = median(samples.get('nginx, one worker') ?? []);
  return [...samples].map(([server, values], index) => ({
    server,
    encoding: encodings[index] ?? 'none',
    perSecond: median(values),
    ratio: Number((median(values) / nginxPerSecond).toFixed(2)),
  }));
}
