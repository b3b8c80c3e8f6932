import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { routes } from '../../src/routes.ts';
import { ids } from '../content.ts';
import { copyProject } from '../project-copy.ts';
import { run } from '../second-site/second-site.ts';

const copy = copyProject();
afterAll(copy.remove);
const inCopy = (file: string) => path.join(copy.folder, file);

/** Unique names, so each match is a trace. */
const products = { assetIq: 'Shotseeker', panorama: 'Widefinder' };
const product = 'Atelier9';
const mention = /^(src\/\S+):(\d+) {2}Mentions (\S+.*), which site\.config\.ts switches off: /gm;

/** Texts that `npm run content -- remove` deletes. */
const removed: [folder: string, name: string, address: string][] = [
  ['blog', String(ids('blog')[2]), `/blog-details/${ids('blog')[2]}`],
  ['case-studies', String(ids('case-studies')[0]), `/case-study-details/${ids('case-studies')[0]}`],
  ['industries', String(ids('industries')[3]), `/industry-details/${ids('industries')[3]}`],
  ['services', 'managed', routes.managed],
];

let built: ReturnType<typeof run>;
const builtLinks = (name: string) =>
  [...readFileSync(path.join(copy.dist, name), 'utf8').matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => href,
  );

beforeAll(() => {
  copy.configure({
    product,
    products,
    gpuVendor: '',
    switches: {
      assetIq: false,
      panorama: false,
      traffic: false,
      studio: false,
      gpuServices: true,
      film: false,
    },
  });
  for (const [folder, name, address] of removed)
    expect(run(copy.folder, 'scripts/content.ts', 'remove', folder, name)).toEqual({
      status: 0,
      output: expect.stringContaining(`which had the URL ${address}`),
    });
  // The owner deletes two texts and rewrites the listed sentences.
  for (const file of ['announcements/studio.mdx', 'products/panorama.mdx'])
    rmSync(inCopy(`src/content/${file}`));
  for (const [, file = '', line, name = ''] of run(
    copy.folder,
    'scripts/content.ts',
  ).output.matchAll(mention)) {
    const lines = readFileSync(inCopy(file), 'utf8').split('\n');
    const at = Number(line) - 1;
    lines[at] = (lines[at] ?? '').replaceAll(new RegExp(`(?<!/)${RegExp.escape(name)}`, 'g'), 'it');
    writeFileSync(inCopy(file), lines.join('\n'));
  }
  built = run(copy.folder, 'scripts/build.ts');
});

test('a site with all features disabled builds without dead links', () => {
  expect(built.status, built.output).toBe(0);
  expect(run(copy.folder, 'scripts/content.ts').output).not.toMatch(mention);
});

test('removed texts leave no trace, and their previous and next articles link to each other', () => {
  const [before, gone, after] = ids('blog').slice(1, 4);
  const links = builtLinks(`blog-details/${before}.html`);
  expect(links).toContain(`/blog-details/${after}`);
  for (const name of globSync('**/*.{html,xml,md,json}', { cwd: copy.dist }))
    for (const [, , address] of removed)
      expect(readFileSync(path.join(copy.dist, name), 'utf8'), name).not.toMatch(
        new RegExp(`${address}(?![\\w-])`),
      );
  expect(run(copy.folder, 'scripts/content.ts', 'remove', 'blog', String(gone)).status).toBe(2);
});

test('disabled features have no page, file, menu item, feed entry or search result', () => {
  const files = globSync('**/*', { cwd: copy.dist }).filter(
    (name) => statSync(path.join(copy.dist, name)).isFile() && !/\.(br|gz)$/.test(name),
  );
  expect(files.filter((name) => /^_astro\/Film|blog-data-management/.test(name))).toEqual([]);
  expect(
    files.filter((name) =>
      /^(asset-iq|panorama|film|traffic-moment|product)\b|-Demo|StudioTabs|(IQ|panorama|Studio|Monitoring|Nvidia\S*)\.html$/i.test(
        name,
      ),
    ),
  ).toEqual([]);
  const names = [
    ...Object.values(products),
    `${product} Studio`,
    routes.traffic.slice(1),
    site.gpuVendor,
    ...[routes.assetIq, routes.panorama, routes.gpuServices].map((route) => `"${route}`),
  ];
  const texts = files.filter((name) => /\.(html|md|xml|txt|json|svg|webmanifest)$/.test(name));
  expect(texts.length).toBeGreaterThan(50);
  expect(
    texts.flatMap((name) => {
      const text = readFileSync(path.join(copy.dist, name), 'utf8');
      return names.filter((each) => text.includes(each)).map((each) => `${name}: ${each}`);
    }),
  ).toEqual([]);
});

test('the home page numbers its remaining figures consecutively', () => {
  const html = readFileSync(path.join(copy.dist, 'index.html'), 'utf8');
  const numbers = [...html.matchAll(/>fig\. (\d+)/g)].map(([, number]) => Number(number));
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
});
