import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Locator } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumArguments, provideTestBrowser } from '../../scripts/chromium.ts';
import { site } from '../../site.config.ts';
import { startDesk } from '../desk-process.ts';
import { colors, palette, second, turned } from '../second-site/owner.ts';
import { type SecondSite, secondSite } from '../second-site/second-site.ts';

/** What may stand nowhere in the second owner's site. The vendor's name stays in one path, which the specification fixes. */
const { street, suite, city } = site.address;
const names = [site.brand, site.gpuVendor, street, suite, city, site.ceoRole, ...Object.values(site.social), ...Object.values(site.legal)];
// An owner may have no suite, or a vendor in common with the second.
const traces = names.filter((name) => name && !JSON.stringify(second).includes(name));
/** Addresses and file names of the products stay, in small letters. The still of the film's title shows the name that it was made with; an icon of the editor has the name of one, and its fields are named as the words' files are. */
const productNames = new RegExp(`\\b(${Object.values(site.products).join('|')})\\b`);
const namesItself = /^film\/.*\.(mp4|webm)$|^asset-iq\/library-|^_astro\/lite\.esm\.|^admin\.html$/;

let copy: SecondSite;
let dist: string;
beforeAll(async () => {
  copy = await secondSite();
  ({ dist } = copy);
});
afterAll(() => copy.remove());

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
      const product = namesItself.test(name) ? null : productNames.exec(text);
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
  const browser = await chromium.launch({ executablePath: provideTestBrowser(), args: chromiumArguments });
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
