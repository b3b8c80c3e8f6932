import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, provideChromium } from '../../scripts/chromium.ts';
import { commandLine } from '../../scripts/command-line.ts';
import { startDesk } from '../../tests/desk-process.ts';
import { audit } from '../auditor.ts';
import { pageKinds } from '../page-kinds.ts';
import { build, peers, type Served } from './peers.ts';

const { options, args } = commandLine({
  description: 'Builds other templates and compares their pages with a build of this site.',
  examples: [
    [
      'node bench/peers/run.ts astrowind=/path/to/source startup-nextjs=/path/to/source',
      'each with its packages installed; nothing is downloaded',
    ],
  ],
  args: ['NAME=FOLDER', Object.keys(peers).join(', ')],
  options: { runs: { value: 'N', description: 'how often Lighthouse loads each page (3)' } },
});
const sources = args.map((word) => /^([^=]+)=(.+)$/.exec(word)?.slice(1) ?? [word]);
const unknown = sources.find(([name = '', source]) => !(name in peers) || source === undefined);
if (unknown || sources.length === 0) {
  console.error(
    `${unknown ? `'${unknown.join('=')}' is not a known NAME=FOLDER.` : 'Missing NAME=FOLDER.'} See 'node bench/peers/run.ts --help'.`,
  );
  process.exit(2);
}

type Site = {
  name: string;
  pages: Partial<Record<keyof typeof pageKinds, string>>;
  served: Served;
};
const sites: Site[] = [{ name: 'this site', pages: pageKinds, served: await startDesk() }];
for (const [name = '', source = ''] of sources) {
  const peer = peers[name];
  if (!peer) continue;
  build(path.resolve(source));
  sites.push({ name, pages: peer.pages, served: await peer.serve(path.resolve(source)) });
}

const rows: object[] = [];
for (const kind of Object.keys(pageKinds) as (keyof typeof pageKinds)[]) {
  for (const { name, pages, served } of sites) {
    const address = pages[kind];
    if (address === undefined) continue;
    const { ok, url } = await fetch(served.url + address);
    if (!ok) console.error(`${name} has no ${address}: its ${kind} page is left out`);
    else rows.push({ page: kind, site: name, ...(await bytesOf(url)), ...(await scoresOf(url)) });
  }
}
console.table(rows);
for (const { served } of sites) await served.stop();

/** Transferred bytes by type at 390 px without input. Inline style and script count as document. */
async function bytesOf(url: string) {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: chromiumArguments,
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const bytes = { Document: 0, Script: 0, Stylesheet: 0, Font: 0 };
  let all = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    if (type in bytes) bytes[type as keyof typeof bytes] += encodedDataLength;
    all += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
  return {
    document: bytes.Document,
    script: bytes.Script,
    style: bytes.Stylesheet,
    font: bytes.Font,
    all,
  };
}

async function scoresOf(url: string) {
  const { performance, accessibility, bestPractices, seo, lcp, tbt } = await audit(
    url,
    'mobile',
    Number(options['runs'] ?? 3),
  );
  return { performance, accessibility, bestPractices, seo, lcp, tbt };
}
