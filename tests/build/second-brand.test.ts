import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { copyProject } from '../project-copy.ts';

const copy = copyProject();
const { dist } = copy;

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

beforeAll(() => {
  copy.configure(second);
  copy.build();
});
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

test('a wrong value stops the build with one line that names its key', () => {
  copy.configure({ ...second, email: 'nobody' });
  expect(copy.build).toThrow(/site\.config\.ts: email must be an e-mail address/);
});
