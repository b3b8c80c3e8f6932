import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { idsOf } from '../content.ts';
import { copyProject } from '../project-copy.ts';
import { runScript } from '../second-site/second-site.ts';

const project = copyProject();
const { readBuilt } = project;
afterAll(project.remove);
const runContent = (...options: string[]) =>
  runScript(project.folder, 'scripts/content.ts', ...options);

/** Names that occur nowhere else, so that each match is a trace of a removed product. */
const products = { assetIq: 'Shotseeker', panorama: 'Widefinder' };
const studioName = 'Atelier9';
const mentionWarning =
  /^(src\/\S+):(\d+) {2}Mentions (\S+.*), whose page site\.config\.ts disables: /gm;

type Removal = [folder: string, idOrRoute: string, url: string];
const removalOf = (folder: string, index: number, urlOf: (id: number) => string): Removal => {
  const id = idsOf(folder)[index] ?? 0;
  return [folder, String(id), urlOf(id)];
};
const removed: Removal[] = [
  removalOf('blog', 2, detailRoutes.blog),
  removalOf('case-studies', 0, detailRoutes.caseStudy),
  removalOf('industries', 3, detailRoutes.industry),
  ['services', 'managed', routes.managed],
];

let buildResult: ReturnType<typeof runScript>;

beforeAll(() => {
  project.configure({
    product: studioName, // the page is called `{product} Studio`
    products,
    // Disables the page of the GPU service, although its switch is on.
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
  for (const [folder, idOrRoute, url] of removed)
    expect(runContent('remove', folder, idOrRoute)).toEqual({
      status: 0,
      output: expect.stringContaining(`which had the URL ${url}`),
    });
});

// Deletes two texts and replaces the reported names, as an owner would, then builds.
beforeAll(() => {
  for (const file of ['announcements/studio.mdx', 'products/panorama.mdx'])
    rmSync(project.pathOf(`src/content/${file}`));
  for (const [, file = '', line, name = ''] of runContent().output.matchAll(mentionWarning)) {
    const lines = readFileSync(project.pathOf(file), 'utf8').split('\n');
    const index = Number(line) - 1;
    const nameOutsidePaths = new RegExp(`(?<!/)${RegExp.escape(name)}`, 'g');
    lines[index] = (lines[index] ?? '').replaceAll(nameOutsidePaths, 'it');
    writeFileSync(project.pathOf(file), lines.join('\n'));
  }
  buildResult = runScript(project.folder, 'scripts/build.ts');
});

test('a site without optional pages builds, and no text mentions them', () => {
  expect(buildResult.status, buildResult.output).toBe(0);
  expect(runContent().output).not.toMatch(mentionWarning);
});

test('removed texts leave no URL, and the post before a removed post links to the post after it', () => {
  const [previousId, removedId, nextId] = idsOf('blog').slice(1, 4);
  expect(readBuilt(`blog-details/${previousId}.html`)).toContain(`href="/blog-details/${nextId}"`);
  for (const name of globSync('**/*.{html,xml,md,json}', { cwd: project.dist }))
    for (const [, , url] of removed)
      expect(readBuilt(name), name).not.toMatch(new RegExp(`${url}(?![\\w-])`));
  // A second removal fails, because no entry has this id anymore.
  expect(runContent('remove', 'blog', String(removedId)).status).toBe(2);
});

test('disabled pages and the film leave no file and no mention; a removed article leaves no picture', () => {
  const files = globSync('**/*', { cwd: project.dist }).filter(
    (name) => statSync(path.join(project.dist, name)).isFile() && !/\.(br|gz)$/.test(name),
  );
  // blog-data-management was the picture of the removed article.
  expect(files.filter((name) => /^_astro\/Film|blog-data-management/.test(name))).toEqual([]);
  expect(
    files.filter((name) =>
      /^(asset-iq|panorama|film|traffic-moment|product)\b|-Demo|StudioTabs|(IQ|panorama|Studio|Monitoring|Nvidia\S*)\.html$/i.test(
        name,
      ),
    ),
  ).toEqual([]);
  const traces = [
    ...Object.values(products),
    `${studioName} Studio`,
    routes.traffic.slice(1),
    site.gpuVendor,
    ...[routes.assetIq, routes.panorama, routes.gpuServices].map((route) => `"${route}`),
  ];
  const textFiles = files.filter((name) => /\.(html|md|xml|txt|json|svg|webmanifest)$/.test(name));
  expect(textFiles.length).toBeGreaterThan(50);
  expect(
    textFiles.flatMap((name) => {
      const text = readBuilt(name);
      return traces.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`);
    }),
  ).toEqual([]);
});

test('the home page numbers its remaining figures consecutively', () => {
  const numbers = [...readBuilt('index.html').matchAll(/>fig\. (\d+)/g)].map(([, number]) =>
    Number(number),
  );
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
