import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { copyProject } from '../project-copy.ts';

/** One copy of the project, built once, with what an owner changes and what an editor adds; then with their mistakes. */
const copy = copyProject();
const { dist } = copy;
const inCopy = (file: string) => path.join(copy.folder, file);
const articleFile = 'src/content/blog/7-test.mdx';

/** Another owner's values for everything that names the first one. */
const second = {
  ...site,
  brand: 'Kestrel & Vane',
  product: 'Kestrel',
  url: 'https://www.kestrel.example',
  email: 'post@kestrel.example',
  askMeEmail: 'ask@kestrel.example',
  address: { ...site.address, street: '9 Harbor Row', suite: 'Floor 2', city: 'Galveston', postcode: '77550', latitude: 29.3013, longitude: -94.7977 },
  gpuVendor: 'Ostrava',
  ceoRole: 'Managing Director',
  social: { linkedin: 'https://social.example/in', instagram: 'https://social.example/ig', x: 'https://social.example/x', facebook: 'https://social.example/fb' },
};

/** What may stand nowhere in the second owner's site. The vendor's name stays in one path, which the specification fixes. */
const traces = [site.brand, site.gpuVendor, site.address.street, site.address.city, site.ceoRole];

/** What an editor writes (docs/editing.md): one text, one picture with its notes. */
const sentences = Array.from({ length: 90 }, (_, index) => `In row ${index + 1} of the ledger the clerk counts ${index * 7 + 3} pallets by hand.`);
const article = `---
id: 7
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
  copyFileSync(inCopy('src/assets/pictures/battery.webp'), inCopy('src/assets/pictures/pallets.webp'));
  writeFileSync(inCopy('src/assets/pictures/pallets.json'), JSON.stringify({ alt: 'Pallets in two rows, seen from above.', caption: 'Two counts.', boxes: [] }));
}

/** A third product, a seventh service and an eighth industry, as copies of others. @returns what takes them away again */
function addEntries(): () => void {
  const copyOf = (from: string, to: string, ...changes: [string | RegExp, string][]) =>
    writeFileSync(
      inCopy(to),
      changes.reduce((text, [right, wrong]) => text.replace(right, wrong), readFileSync(inCopy(from), 'utf8')),
    );
  const added = {
    product: 'src/content/products/lens.mdx',
    service: 'src/content/services/edge.mdx',
    industry: 'src/content/industries/8-ports.mdx',
  };
  copyOf(
    'src/content/products/panorama.mdx',
    added.product,
    ['id: 1', 'id: 3'],
    ['order: 2', 'order: 3'],
    ['route: panorama', 'route: /Lens'],
    ['name: Panorama', 'name: Lens'],
  );
  copyOf(
    'src/content/services/managed.mdx',
    added.service,
    ['order: 3', 'order: 7'],
    ['route: managed', 'route: /Edge-service'],
    ['title: Managed Services', 'title: Edge Services'],
  );
  copyOf('src/content/industries/4-retail.mdx', added.industry, ['id: 4', 'id: 8'], [/title: .*/, 'title: Ports']);
  return () => {
    for (const file of Object.values(added)) rmSync(inCopy(file));
  };
}

let firstBuild: ReturnType<typeof run>;
beforeAll(() => {
  copy.configure(second);
  addPicture();
  write(article);
  const removeEntries = addEntries();
  firstBuild = run('scripts/build.ts');
  removeEntries();
});
beforeEach(addPicture);
afterAll(copy.remove);

describe('the site of a second owner', () => {
  const files = () => readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(dist, name)).isFile() && !/\.(br|gz)$/.test(name));

  test('holds no trace of the first: in no text, file name, address or alternative text', () => {
    const found = files().flatMap((name) => {
      const text = `${name}\n${readFileSync(path.join(dist, name), 'latin1')}`.replaceAll(/NvidiaServices-service/gi, '');
      return traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase())).map((trace) => `${name}: ${trace}`);
    });
    expect(found).toEqual([]);
  });

  test('has its own names, routes and addresses', () => {
    const home = readFileSync(path.join(dist, 'index.html'), 'utf8');
    expect(home).toContain('Kestrel &amp; Vane');
    expect(home).toContain('post@kestrel.example');
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
      email: 'post@kestrel.example',
    });
    expect(read('llms.txt')).toMatch(/^# Kestrel & Vane\n/);
    expect(read('.well-known/security.txt')).toContain('Contact: mailto:post@kestrel.example');
    expect(read('sitemap-0.xml')).toContain('https://www.kestrel.example/Kestrel-Studio');
  });
});

test('one text and one picture make an article: its page, its card, its neighbour and its entry in the site map', () => {
  expect(firstBuild).toEqual({ status: 0, said: expect.stringMatching(/^Built \d+ pages and \d+ pictures in \d+ s: dist leads to releases\/\S+$/m) });
  expect(run('scripts/content.ts')).toEqual({ status: 0, said: expect.stringContaining('nothing to mend') });
  const built = (page: string) => readFileSync(path.join(copy.dist, page), 'utf8');
  expect(built('blog-details/7.html')).toContain('The Pallets That Were Counted Twice</h1>');
  expect(built('blog.html')).toContain('href="/blog-details/7"');
  expect(built('blog-details/6.html')).toContain('href="/blog-details/7" rel="next"');
  expect(built('sitemap-0.xml')).toContain('/blog-details/7<');
});

test('a third product, a seventh service and an eighth industry need a text each and no code: pages, cards, menus, counts', () => {
  const built = (page: string) => readFileSync(path.join(copy.dist, page), 'utf8');
  const home = built('index.html');
  for (const href of ['/Lens', '/Edge-service']) expect(home.split(`href="${href}"`).length, href).toBeGreaterThan(2);
  expect(home).toContain('Three products, seven services');
  expect(home).toContain('Seven services, and how they fit together');
  expect(built('Lens.html')).toMatch(/<body[^>]*data-visit-key="ProductsId" data-visit-id="3"/);
  expect(built('Lens.html')).toContain('Schedule Demo');
  expect(built('product-details/3.html')).toContain('Lens');
  expect(built('product.html')).toContain('href="/Lens"');
  expect(built('Edge-service.html')).toContain('What We Offer');
  expect(built('solutions.html')).toContain('The seven services');
  expect(built('industry-details/8.html')).toContain('Ports</h1>');
  expect(built('industry-verticals.html')).toContain('The eight industries');
});

describe('each mistake ends in one line that names the file, what is wrong and what to do', () => {
  /** The article with each first text replaced by the second. */
  const changed = (...changes: [string | RegExp, string][]) => changes.reduce((text, [right, wrong]) => text.replace(right, wrong), article);

  test('a missing title and a misspelt field', () => {
    write(changed([/^title: /m, 'titel: ']));
    expect(run('scripts/build.ts')).toEqual({
      status: 1,
      said: `${articleFile}  title: Give the page a title\n${articleFile}  there is no field "titel": src/content.config.ts lists those there are`,
    });
  });

  test('a head that cannot be read', () => {
    write(changed(['title: The', 'title: Pallets: The']));
    const { status, said } = run('scripts/build.ts');
    expect(status).toBe(1);
    expect(said).toMatch(/^src\/content\/blog\/7-test\.mdx:4 {2}the head cannot be read here: put quotes round values with a colon.*$/);
  });

  test('an unknown picture, an unknown token, a broken link, a part left open and an id that is taken', () => {
    write(
      changed(['id: 7', 'id: 6'], ['picture: pallets', 'picture: palets'], ['{brand}', '{brnd}'], ['/AIadvisory-services', '/AIadvisory-service'], ['</Takeaway>', '']),
    );
    const { status, said } = run('scripts/build.ts');
    expect(status).toBe(1);
    expect(said.split('\n').sort()).toEqual([
      `${articleFile}:2  the id 6 is taken by src/content/blog/6-ai-marketing.mdx: give the next one`,
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
    expect(said.split('\n').filter((line) => /7-test|pallets\.json/.test(line))).toEqual([
      'src/assets/pictures/pallets.json:1  the alternative text (alt) is missing: say what is in the picture',
      `${articleFile}:20  “seamlessly”: say which step is gone`,
      `${articleFile}:20  “seamlesly” is in no dictionary: correct it (“seamlessly”?) or add it to scripts/content/dictionary.txt`,
      `${articleFile}:22  “The hand” skips a level of heading: write ## before it`,
    ]);
  });
});

test.each(['build', 'start', 'dev', 'test'])('wrong values end npm run %s with a line each: key, value and what it must be', (script) => {
  const wrong = { ...second, email: 'nobody', ceoRole: undefined, introDurationMs: -1, social: { x: 'x.com/kestrel' }, colour: 'red' };
  copy.configure(wrong as unknown as typeof second);
  expect(run(`scripts/${script}.ts`)).toEqual({
    status: 1,
    said: [
      "site.config.ts: email must be an e-mail address such as hello@example.com, not 'nobody'",
      'site.config.ts: ceoRole is missing: add it',
      "site.config.ts: social.x must be a web address such as https://www.example.com/, not 'x.com/kestrel'",
      'site.config.ts: introDurationMs must be 0 or more, not -1',
      'site.config.ts: colour is not a setting: remove it',
    ].join('\n'),
  });
});
