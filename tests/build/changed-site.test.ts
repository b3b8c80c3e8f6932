import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Locator } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumArguments, provideChromium } from '../../scripts/chromium.ts';
import { site } from '../../site.config.ts';
import type { Site } from '../../site.schema.ts';
import { countWord, countWordFirst } from '../../src/content/count-word.ts';
import { isExhaustive } from '../breadth.ts';
import { ids, published } from '../content.ts';
import { startDesk } from '../desk-process.ts';
import { copyProject } from '../project-copy.ts';

/** One copy of the project, built once, with what an owner changes and what an editor adds; then with their mistakes. */
const copy = copyProject();
const { dist } = copy;
const inCopy = (file: string) => path.join(copy.folder, file);
const next = (folder: string) => Math.max(...ids(folder)) + 1;
/** In the place of the last article, which is removed. */
const id = Math.max(...ids('blog'));
const articleFile = `src/content/blog/${id}-test.mdx`;

/** Another owner's values for everything that names the first one. */
const second: Site = {
  ...site,
  brand: 'Kestrel & Vane',
  product: 'Kestrel',
  products: { assetIq: 'Shotfinder', panorama: 'Roundview' },
  url: 'https://www.kestrel.example',
  email: 'forwarding.correspondence@kestrel.example',
  askMeEmail: 'ask@kestrel.example',
  telephone: '+45 33 12 34 56',
  address: {
    street: 'Havnegade 9',
    suite: '',
    city: 'Svendborg',
    region: '',
    regionName: 'Funen',
    postcode: '5700',
    country: 'Denmark',
    lines: ['{street}', '{postcode} {city}', '{country}'],
    latitude: 55.0598,
    longitude: 10.6068,
  },
  gpuVendor: 'Ostrava',
  ceoRole: 'Managing Director',
  legal: { governingLaw: 'Danish law', supervisoryAuthority: 'the data protection authority of the country of our office' },
  copyrightYear: 2031,
  social: {
    linkedin: 'https://social.example/in',
    mastodon: 'https://social.example/@kestrel',
    youtube: 'https://social.example/yt',
    github: 'https://social.example/gh',
    bluesky: 'https://social.example/bs',
  },
};

/** Another owner's palette: each of the first's colors, turned by a third of the circle. */
const paletteFile = 'brand/palette.css';
const palette = readFileSync(paletteFile, 'utf8');
const colors = [...palette.matchAll(/--c-[\w-]+: (#[0-9a-f]{6});/g)].map(([, color = '']) => color);
const turned = (color: string) => color.replace(/#(..)(..)(..)/, '#$2$3$1');
const secondMark = '<svg viewBox="0 0 10 10"><path d="M5 0 10 10H0z" fill="currentColor"/><circle cx="5" cy="7" r="2" fill="var(--accent)"/></svg>';

/** What may stand nowhere in the second owner's site. The vendor's name stays in one path, which the specification fixes. */
const { street, suite, city } = site.address;
const traces = [site.brand, site.gpuVendor, street, suite, city, site.ceoRole, ...Object.values(site.social), ...Object.values(site.legal)];
/** Addresses and file names of the products stay, in small letters; the still of the film's title shows the name that it was made with. */
const productNames = new RegExp(`\\b(${Object.values(site.products).join('|')})\\b`);
const ofTheFilm = /^film\/.*\.(mp4|webm)$|^asset-iq\/library-/;

/** What an editor writes (docs/editing.md): one text, one picture with its notes. */
const sentences = Array.from({ length: 90 }, (_, index) => `In row ${index + 1} of the ledger the clerk counts ${index * 7 + 3} pallets by hand.`);
const article = `---
id: ${id}
header: Data Quality
title: The Pallets That Were Counted Twice
description: A warehouse counts its pallets by hand and by scanner, and the two never agree. What the difference says about the hands and the scanner.
summary: Two counts of one warehouse, and the lesson in the difference.
lede: Count a thing twice and you learn something about counting.
picture: pallets
date: '2020-06-29'
author: Data engineering practice
furtherReading:
  - href: /blog-details/3
    label: Why a copy costs more than its disk
  - href: /case-study-details/1
    label: A warehouse that changed its dates
  - href: /ManagedServices-service
    label: Having the counts watched
---

${sentences.slice(0, 30).join(' ')}

## The hand

${sentences.slice(30, 60).join(' ')}

### The glove

{brand} counted too, as [its advisers](/AIadvisory-services) do.

<Takeaway>

${sentences.slice(60).join(' ')}

</Takeaway>
`;

function run(script: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: copy.folder, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim() };
}
const write = (text: string) => writeFileSync(inCopy(articleFile), text);

function addPicture(): void {
  copyFileSync(inCopy('src/assets/pictures/energy.png'), inCopy('src/assets/pictures/pallets.png'));
  writeFileSync(inCopy('src/assets/pictures/pallets.json'), JSON.stringify({ alt: 'Pallets in two rows, seen from above.', caption: 'Two counts.', boxes: [] }));
}

const described = (what: string) =>
  `A ${what} that stands on the site by a text alone, as the guide for editors says, with its page, its card and its place in the menus.`;

/** A third product, a seventh service and an eighth industry, as copies of others. @returns what takes them away again */
function addEntries(): () => void {
  const copyOf = (from: string, to: string, ...changes: [string | RegExp, string][]) =>
    writeFileSync(
      inCopy(to),
      changes.reduce((text, [right, wrong]) => text.replace(right, wrong), readFileSync(inCopy(from), 'utf8').replace(/^documentTitle: .*\n/m, '')),
    );
  const added = {
    product: 'src/content/products/lens.mdx',
    service: 'src/content/services/edge.mdx',
    industry: 'src/content/industries/8-ports.mdx',
  };
  copyOf(
    'src/content/products/panorama.mdx',
    added.product,
    ['id: 1', `id: ${next('products')}`],
    ['order: 2', 'order: 3'],
    ['route: panorama', 'route: /Lens'],
    ["name: '{panorama}'", 'name: Lens'],
    [/title: .*/, 'title: The Third Product'],
    [/^description: .*/m, `description: ${described('product')}`],
    [/^ {2}description: .*/m, `  description: ${described('data sheet')}`],
  );
  copyOf(
    'src/content/services/managed.mdx',
    added.service,
    ['order: 3', 'order: 7'],
    ['route: managed', 'route: /Edge-service'],
    ['title: Managed Services', 'title: Edge Services'],
    [/^description: .*/m, `description: ${described('service')}`],
  );
  copyOf(
    'src/content/industries/4-retail.mdx',
    added.industry,
    ['id: 4', `id: ${next('industries')}`],
    [/title: .*/, 'title: Ports'],
    [/^description: .*/m, `description: ${described('industry')}`],
  );
  return () => {
    for (const file of Object.values(added)) rmSync(inCopy(file));
  };
}

/** The tests of a build, over the copy's; those that make builds, run scripts or take pictures of their own are about the project and not about its words. */
function runBuildSuite() {
  const isOfTheProject = (file: string) => /project-copy|scripts\/(dev|shots)\.ts/.test(readFileSync(file, 'utf8'));
  const files = globSync('tests/build/*.test.ts').filter((file) => !isOfTheProject(file));
  const { status, stdout, stderr } = spawnSync(inCopy('node_modules/.bin/vitest'), ['run', '--project', 'build', '--reporter=dot', ...files], {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

/** For a build and its suite that hang: a machine that also builds elsewhere takes many times as long as an idle one. */
const HOOK_TIMEOUT_MS = 30 * 60_000;

let firstBuild: ReturnType<typeof run>;
let builtSuite: ReturnType<typeof run> | undefined;
beforeAll(() => {
  copy.configure(second);
  writeFileSync(inCopy(paletteFile), palette.replaceAll(/#[0-9a-f]{6}\b/g, turned));
  writeFileSync(inCopy('brand/mark.svg'), secondMark);
  addPicture();
  for (const file of globSync(`src/content/blog/${id}-*.mdx`)) rmSync(inCopy(file));
  write(article);
  const removeEntries = addEntries();
  firstBuild = run('scripts/build.ts');
  if (isExhaustive) builtSuite = runBuildSuite();
  removeEntries();
}, HOOK_TIMEOUT_MS);
beforeEach(addPicture);
afterAll(copy.remove);

/** The color of a pixel of a built picture. */
async function pixel(file: string, left: number, top: number): Promise<string> {
  const { data } = await sharp(path.join(dist, file)).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}

/** Whether two colors are one, but for what JPEG makes of them. */
const near = (one: string, other: string) =>
  [1, 3, 5].every((at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) < 12);

describe('the site of a second owner', () => {
  const files = () => readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(dist, name)).isFile() && !/\.(br|gz)$/.test(name));

  test('holds no trace of the first: in no text, file name, address or alternative text', () => {
    const found = files().flatMap((name) => {
      const text = `${name}\n${readFileSync(path.join(dist, name), 'latin1')}`.replaceAll(/NvidiaServices-service/gi, '');
      const product = ofTheFilm.test(name) ? null : productNames.exec(text);
      return [...traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase())), ...(product ?? [])].map((trace) => `${name}: ${trace}`);
    });
    expect(found).toEqual([]);
  });

  test('holds no color of the first in any text', () => {
    expect(colors.length).toBeGreaterThan(8);
    const texts = files().filter((name) => /\.(html|css|js|json|svg|xml|txt|md|webmanifest)$/.test(name));
    const found = texts.flatMap((name) => {
      const text = readFileSync(path.join(dist, name), 'utf8').toLowerCase();
      return colors.filter((color) => text.includes(color)).map((color) => `${name}: ${color}`);
    });
    expect(found).toEqual([]);
    const [, paper = ''] = /--c-paper: (#\w+)/.exec(palette) ?? [];
    expect(readFileSync(path.join(dist, 'site.webmanifest'), 'utf8')).toContain(`"theme_color":"${turned(paper)}"`);
    expect(readFileSync(path.join(dist, 'index.html'), 'utf8')).toContain(`<meta name="theme-color" content="${turned(paper)}"`);
  });

  test('has its own mark and colors in the pixels of icons and share images', async () => {
    const colorOf = (name: string) => turned(new RegExp(`--c-${name}: (#\\w+)`).exec(palette)?.[1] ?? '');
    const share = (x: number, y: number) => pixel('share/battery.jpg', x, y);
    // Above the triangle there is paper where the first mark has a bracket; its dot has the signal color.
    expect(await pixel('icon-512.png', 136, 136)).toSatisfy((color: string) => near(color, colorOf('paper')));
    expect(await pixel('icon-512.png', 256, 190)).toSatisfy((color: string) => near(color, colorOf('ink')));
    expect(await pixel('icon-512.png', 256, 307)).toSatisfy((color: string) => near(color, colorOf('signal')));
    // The frame's corner, and the mark at the foot, 64 units wide from (70, 496).
    expect(await share(60, 36)).toSatisfy((color: string) => near(color, colorOf('signal')));
    expect(await share(102, 541)).toSatisfy((color: string) => near(color, colorOf('signal')));
    expect(await share(102, 515)).toSatisfy((color: string) => near(color, colorOf('ink')));
    expect(readFileSync(path.join(dist, 'icon.svg'), 'utf8')).toContain('M5 0 10 10H0z');
    expect(readFileSync(path.join(dist, 'index.html'), 'utf8')).toContain('M5 0 10 10H0z');
  });

  test('has its own names, routes and addresses', () => {
    const home = readFileSync(path.join(dist, 'index.html'), 'utf8');
    expect(home).toContain('Kestrel &amp; Vane');
    expect(home).toContain(`mailto:${second.email}`);
    expect(home).toContain('href="tel:+4533123456"');
    expect(home).toContain('Copyright © 2031 Kestrel &amp; Vane.');
    for (const network of ['LinkedIn', 'Mastodon', 'YouTube', 'GitHub', 'Bluesky']) expect(home).toContain(`aria-label="Kestrel &amp; Vane on ${network} (`);
    const footer = new JSDOM(home).window.document.querySelector('footer address');
    expect(footer?.textContent).toBe('Kestrel & VaneHavnegade 95700 SvendborgDenmark');
    expect(readFileSync(path.join(dist, 'term-and-conditions.html'), 'utf8')).toContain('Danish law governs these terms');
    expect(readFileSync(path.join(dist, 'asset-IQ.html'), 'utf8')).toContain('Shotfinder finds the shot');
    expect(files()).toContain('Kestrel-Studio.html');
    expect(readFileSync(path.join(dist, 'site.webmanifest'), 'utf8')).toContain('Kestrel & Vane');
  });

  test('is named in what machines read, its ampersand written as each format asks', () => {
    const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
    for (const [feed, title] of [
      ['rss.xml', 'channel > title'],
      ['atom.xml', 'feed > title'],
    ] as const) {
      expect(new JSDOM(read(feed), { contentType: 'application/xml' }).window.document.querySelector(title)?.textContent).toContain('Kestrel & Vane');
    }
    const block = new JSDOM(read('index.html')).window.document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect((JSON.parse(block) as { '@graph': object[] })['@graph'][0]).toMatchObject({
      name: 'Kestrel & Vane',
      url: 'https://www.kestrel.example/',
      email: second.email,
    });
    expect(read('llms.txt')).toMatch(/^# Kestrel & Vane\n/);
    expect(read('.well-known/security.txt')).toContain(`Contact: mailto:${second.email}`);
    expect(read('sitemap-0.xml')).toContain('https://www.kestrel.example/Kestrel-Studio');
  });
});

test('a long e-mail address and many networks fit a phone, in the page and in its menu', async () => {
  const desk = await startDesk({ SITE_DIR: dist });
  onTestFinished(desk.stop);
  const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumArguments });
  onTestFinished(() => browser.close());
  /** How far an element reaches beyond its width, in pixels. */
  const overflow = (locator: Locator) => locator.evaluate(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth));
  for (const path of ['/about-us', '/contact-us', '/Gen-AI-offering', '/Kestrel-Studio']) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await page.goto(desk.url + path);
    expect({ path, overflow: await overflow(page.locator('html')) }).toEqual({ path, overflow: 0 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect({ path, overflow: await overflow(page.getByRole('dialog', { name: 'Menu' })) }).toEqual({ path, overflow: 0 });
    await page.close();
  }
});

test.runIf(isExhaustive)('every test of a build holds for it', () => {
  expect(builtSuite?.status, builtSuite?.said).toBe(0);
});

test('one text and one picture make an article: its page, its card, its neighbour and its entry in the site map', () => {
  expect(firstBuild).toEqual({ status: 0, said: expect.stringMatching(/^Built \d+ pages and \d+ pictures in \d+ s: dist leads to releases\/\S+$/m) });
  expect(run('scripts/content.ts')).toEqual({ status: 0, said: expect.stringContaining('nothing to mend') });
  const built = (page: string) => readFileSync(path.join(copy.dist, page), 'utf8');
  expect(built(`blog-details/${id}.html`)).toContain('The Pallets That Were Counted Twice</h1>');
  expect(built('blog.html')).toContain(`href="/blog-details/${id}"`);
  expect(built(`blog-details/${id - 1}.html`)).toContain(`href="/blog-details/${id}" rel="next"`);
  expect(built('sitemap-0.xml')).toContain(`/blog-details/${id}<`);
});

test('a third product, a seventh service and an eighth industry need a text each and no code: pages, cards, menus, counts', () => {
  const built = (page: string) => readFileSync(path.join(copy.dist, page), 'utf8');
  const home = built('index.html');
  for (const href of ['/Lens', '/Edge-service']) expect(home.split(`href="${href}"`).length, href).toBeGreaterThan(2);
  expect(home).toContain(`${countWordFirst(ids('products').length + 1)} products, ${countWord(published('services').length + 1)} services`);
  expect(home).toContain(`${countWordFirst(published('services').length + 1)} services, and how they fit together`);
  expect(built('Lens.html')).toMatch(new RegExp(`<body[^>]*data-visit-key="ProductsId" data-visit-id="${next('products')}"`));
  expect(built('Lens.html')).toContain('Schedule Demo');
  expect(built(`product-details/${next('products')}.html`)).toContain('Lens');
  expect(built('product.html')).toContain('href="/Lens"');
  expect(built('Edge-service.html')).toContain('What We Offer');
  expect(built('solutions.html')).toContain(`The ${countWord(published('services').length + 1)} services`);
  expect(built(`industry-details/${next('industries')}.html`)).toContain('Ports</h1>');
  expect(built('industry-verticals.html')).toContain(`The ${countWord(next('industries'))} industries`);
});

describe('each mistake ends in one line that names the file, what is wrong and what to do', () => {
  /** The article with each first text replaced by the second. */
  const changed = (...changes: [string | RegExp, string][]) => changes.reduce((text, [right, wrong]) => text.replace(right, wrong), article);

  test('a missing title and a misspelt field', () => {
    write(changed([/^title: /m, 'titel: ']));
    expect(run('scripts/build.ts')).toEqual({
      status: 1,
      said: `${articleFile}:1  title: Give the page a title\n${articleFile}:4  there is no field "titel": src/content/schemas.ts lists those there are`,
    });
  });

  test('a head that cannot be read', () => {
    write(changed(['title: The', 'title: Pallets: The']));
    const { status, said } = run('scripts/build.ts');
    expect(status).toBe(1);
    expect(said).toMatch(/^src\/content\/blog\/\d+-test\.mdx:4 {2}the head cannot be read here: put quotes round values with a colon.*$/);
  });

  test('an unknown picture, an unknown token, a broken link, a part left open and an id that is taken', () => {
    write(
      changed(
        [`id: ${id}`, `id: ${id - 1}`],
        ['picture: pallets', 'picture: palets'],
        ['{brand}', '{brnd}'],
        ['/AIadvisory-services', '/AIadvisory-service'],
        ['</Takeaway>', ''],
      ),
    );
    const { status, said } = run('scripts/build.ts');
    expect(status).toBe(1);
    // Texts that lead to the article have lost their way too.
    expect(
      said
        .split('\n')
        .filter((line) => line.startsWith(articleFile))
        .sort(),
    ).toEqual([
      expect.stringContaining(`${articleFile}:2  the id ${id - 1} is taken by src/content/blog/${id - 1}-`),
      `${articleFile}:28  no page has the address /AIadvisory-service: src/routes.ts lists those there are`,
      expect.stringMatching(/:28 {2}\{brnd\} is not a word the site knows; it knows \{brand\}, /),
      `${articleFile}:30  <Takeaway> is not closed: write </Takeaway> after its text`,
      `${articleFile}:8  there is no picture “palets” in src/assets/pictures: write the name of one of its files, without the ending`,
    ]);
  });

  test('a part before its section, a misspelt word, an empty phrase and a picture without a description, which npm run content finds', () => {
    write(changed(['## The hand', '### The hand'], ['pallets by hand.', 'pallets seamlesly, seamlessly.']));
    writeFileSync(inCopy('src/assets/pictures/pallets.json'), '{"caption": "Two counts.", "boxes": []}');
    const { status, said } = run('scripts/content.ts');
    expect(status).toBe(1);
    expect(said.split('\n').filter((line) => line.startsWith(articleFile) || line.includes('pallets.json'))).toEqual([
      'src/assets/pictures/pallets.json:1  the alternative text (alt) is missing: say what is in the picture',
      `${articleFile}:20  “seamlessly”: say which step is gone`,
      `${articleFile}:20  “seamlesly” is in no dictionary: correct it (“seamlessly”?) or add it to scripts/content/dictionary.txt`,
      `${articleFile}:22  “The hand” skips a level of heading: write ## before it`,
    ]);
  });
});

test.each(['scripts/build.ts', 'scripts/start.ts', 'scripts/dev.ts', 'scripts/test.ts', 'scripts/content.ts', 'node_modules/vitest/vitest.mjs'])(
  'wrong values end %s with a line each: key, value and what it must be',
  (script) => {
    const wrong = { ...second, email: 'nobody', ceoRole: undefined, introDurationMs: -1, social: { x: 'x.com/kestrel' }, colour: 'red' };
    copy.configure(wrong as unknown as typeof second);
    expect(run(script)).toEqual({
      status: 1,
      said: [
        "site.config.ts: email must be an e-mail address such as hello@example.com, not 'nobody'",
        'site.config.ts: ceoRole is missing: add it',
        "site.config.ts: social.x must be a web address such as https://www.example.com/, not 'x.com/kestrel'",
        'site.config.ts: introDurationMs must be 0 or more, not -1',
        'site.config.ts: colour is not a setting: remove it',
      ].join('\n'),
    });
  },
);
