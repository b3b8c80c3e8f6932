import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { countWord, countWordFirst } from '../../src/content/count-word.ts';
import { ids, published } from '../content.ts';
import { copyProject } from '../project-copy.ts';

/** One copy of the project, built once, with what an owner changes and what an editor adds; then with their mistakes. */
const copy = copyProject();
const { dist } = copy;
const inCopy = (file: string) => path.join(copy.folder, file);
/** The article of the test is one more than there are. */
const next = (folder: string) => Math.max(...ids(folder)) + 1;
const last = Math.max(...ids('blog'));
const id = last + 1;
const articleFile = `src/content/blog/${id}-test.mdx`;

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
    ['id: 1', `id: ${next('products')}`],
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
  copyOf('src/content/industries/4-retail.mdx', added.industry, ['id: 4', `id: ${next('industries')}`], [/title: .*/, 'title: Ports']);
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
  expect(firstBuild).toEqual({ status: 0, said: '' });
  expect(run('scripts/content.ts')).toEqual({ status: 0, said: expect.stringContaining('nothing to mend') });
  const built = (page: string) => readFileSync(path.join(copy.dist, page), 'utf8');
  expect(built(`blog-details/${id}.html`)).toContain('The Pallets That Were Counted Twice</h1>');
  expect(built('blog.html')).toContain(`href="/blog-details/${id}"`);
  expect(built(`blog-details/${last}.html`)).toContain(`href="/blog-details/${id}" rel="next"`);
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
        [`id: ${id}`, `id: ${last}`],
        ['picture: pallets', 'picture: palets'],
        ['{brand}', '{brnd}'],
        ['/AIadvisory-services', '/AIadvisory-service'],
        ['</Takeaway>', ''],
      ),
    );
    const { status, said } = run('scripts/build.ts');
    expect(status).toBe(1);
    expect(said.split('\n').sort()).toEqual([
      expect.stringContaining(`${articleFile}:2  the id ${last} is taken by src/content/blog/${last}-`),
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

test('a wrong value stops the build with one line that names its key', () => {
  copy.configure({ ...second, email: 'nobody' });
  expect(copy.build).toThrow(/site\.config\.ts: email must be an e-mail address/);
});
