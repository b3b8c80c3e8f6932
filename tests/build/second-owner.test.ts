import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Locator } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumArguments, ensureTestBrowser } from '../../scripts/chromium.ts';
import { site } from '../../site.config.ts';
import { navigation } from '../labels.ts';
import {
  firstOwnerColors,
  firstPaletteCss,
  rotateHue,
  secondSiteConfig,
} from '../second-site/owner.ts';
import { type SecondSite, secondSite } from '../second-site/second-site.ts';
import { startTestDesk } from '../test-desk.ts';
import { parseXml } from './built-document.ts';

const { street, suite, city } = site.address;
const firstOwnerNames = [
  site.brand,
  site.gpuVendor,
  street,
  suite,
  city,
  site.ceoRole,
  ...Object.values(site.social),
  ...Object.values(site.legal),
];
// Omits empty names, and names that both owners have.
const forbiddenNames = firstOwnerNames.filter(
  (name) => name && !JSON.stringify(secondSiteConfig).includes(name),
);
const productNames = new RegExp(`\\b(${Object.values(site.products).join('|')})\\b`);
/**
 * `admin.html` names products in the fields of the editor. The editor's EXIF reader (`lite.esm`)
 * and the films may contain the name of a product by chance.
 */
const filesNamingProducts = /^film\/.*\.(mp4|webm)$|^_astro\/lite\.esm\.|^admin\.html$/;

let copy: SecondSite;
let dist: string;
beforeAll(async () => {
  copy = await secondSite();
  ({ dist } = copy);
});
afterAll(() => copy.remove());

const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
const readHome = () => new JSDOM(read('index.html')).window.document;

async function pixelColor(file: string, left: number, top: number): Promise<string> {
  const { data } = await sharp(path.join(dist, file))
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}

/** Tolerates JPEG artifacts. */
const areSimilar = (a: string, b: string) =>
  [1, 3, 5].every((start) => {
    const channel = (color: string) => Number.parseInt(color.slice(start, start + 2), 16);
    return Math.abs(channel(a) - channel(b)) < 12;
  });

describe('the site of a second owner', () => {
  const listFiles = () =>
    readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
      (name) => statSync(path.join(dist, name)).isFile() && !/\.(br|gz)$/.test(name),
    );

  test('contains no name or address of the first owner in file names and contents', () => {
    const traces = listFiles().flatMap((name) => {
      const text = `${name}\n${readFileSync(path.join(dist, name), 'latin1')}`.replaceAll(
        // A URL path that the specification prescribes, and the editor's links to the vendor.
        /NvidiaServices(?:-service)?|docs\.nvidia\.com|\bnvidia:/gi,
        '',
      );
      const product = filesNamingProducts.test(name) ? null : productNames.exec(text);
      return [
        ...forbiddenNames.filter((trace) => text.toLowerCase().includes(trace.toLowerCase())),
        ...(product ?? []),
      ].map((trace) => `${name}: ${trace}`);
    });
    expect(traces).toEqual([]);
  });

  test('has its own theme color, and none of the first owner’s colors in text files', () => {
    expect(firstOwnerColors.length).toBeGreaterThan(8);
    const textFiles = listFiles().filter((name) =>
      /\.(html|css|js|json|svg|xml|txt|md|webmanifest)$/.test(name),
    );
    const traces = textFiles.flatMap((name) => {
      const text = read(name).toLowerCase();
      return firstOwnerColors
        .filter((color) => text.includes(color))
        .map((color) => `${name}: ${color}`);
    });
    expect(traces).toEqual([]);
    const [, paper = ''] = /--c-paper: (#\w+)/.exec(firstPaletteCss) ?? [];
    expect(read('site.webmanifest')).toContain(`"theme_color":"${rotateHue(paper)}"`);
    expect(read('index.html')).toContain(`<meta name="theme-color" content="${rotateHue(paper)}"`);
  });

  test('has its own logo and colors in icons, a share image and the home page', async () => {
    const colorOf = (name: string) =>
      rotateHue(new RegExp(`--c-${name}: (#\\w+)`).exec(firstPaletteCss)?.[1] ?? '');
    for (const [file, x, y, color] of [
      // Background. The first owner's logo has a bracket at this position.
      ['icon-512.png', 136, 136, 'paper'],
      // Triangle of the logo.
      ['icon-512.png', 256, 190, 'ink'],
      // Dot of the logo.
      ['icon-512.png', 256, 307, 'signal'],
      // Frame.
      ['share/battery.jpg', 60, 36, 'signal'],
      // Dot of the logo, which is 64 px wide and starts at (70, 496).
      ['share/battery.jpg', 102, 541, 'signal'],
      // Triangle of the logo.
      ['share/battery.jpg', 102, 515, 'ink'],
    ] as const)
      expect(
        areSimilar(await pixelColor(file, x, y), colorOf(color)),
        `${file} at ${x}, ${y}`,
      ).toBe(true);
    // Triangle of the logo.
    expect(read('icon.svg')).toContain('M5 0 10 10H0z');
    expect(read('index.html')).toContain('M5 0 10 10H0z');
  });

  test('has its own names, contact details, law and route', () => {
    const html = read('index.html');
    expect(html).toContain('Kestrel &amp; Vane');
    expect(html).toContain(`mailto:${secondSiteConfig.email}`);
    expect(html).toContain('href="tel:+4533123456"');
    expect(html).toContain('Copyright © 2031 Kestrel &amp; Vane.');
    for (const network of ['LinkedIn', 'Mastodon', 'YouTube', 'GitHub', 'Bluesky'])
      expect(html).toContain(`aria-label="Kestrel &amp; Vane on ${network} (`);
    expect(readHome().querySelector('footer address')?.textContent).toBe(
      'Kestrel & VaneHavnegade 95700 SvendborgDenmark',
    );
    expect(read('term-and-conditions.html')).toContain('Danish law governs these terms');
    expect(new JSDOM(read('Kestrel-Studio.html')).window.document.body.textContent).toContain(
      secondSiteConfig.ceoRole,
    );
    expect(read('asset-IQ.html')).toContain('Shotfinder finds the shot');
    expect(listFiles()).toContain('Kestrel-Studio.html');
    expect(read('site.webmanifest')).toContain('Kestrel & Vane');
  });

  test('has its own name or URL in feeds, JSON-LD and other metadata', () => {
    for (const feed of ['rss.xml', 'atom.xml'])
      expect(parseXml(read(feed)).querySelector('title')?.textContent).toContain('Kestrel & Vane');
    const jsonLd =
      readHome().querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(jsonLd)['@graph'][0]).toMatchObject({
      name: 'Kestrel & Vane',
      url: 'https://www.kestrel.example/',
      email: secondSiteConfig.email,
    });
    expect(read('llms.txt')).toMatch(/^# Kestrel & Vane\n/);
    expect(read('.well-known/security.txt')).toContain(`Contact: mailto:${secondSiteConfig.email}`);
    expect(read('sitemap-0.xml')).toContain('https://www.kestrel.example/Kestrel-Studio');
  });
});

test('a long email address and many social networks fit the width of a phone, on pages and in the menu', async () => {
  const desk = await startTestDesk({ SITE_DIR: dist });
  const browser = await chromium.launch({
    executablePath: ensureTestBrowser(),
    args: chromiumArguments,
  });
  onTestFinished(() => browser.close());
  const horizontalOverflow = (locator: Locator) =>
    locator.evaluate(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth));
  for (const route of ['/about-us', '/contact-us', '/Gen-AI-offering', '/Kestrel-Studio']) {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await page.goto(desk.url + route);
    expect(await horizontalOverflow(page.locator('html')), route).toBe(0);
    await page.getByRole('button', { name: navigation.open }).click();
    expect(await horizontalOverflow(page.getByRole('dialog', { name: 'Menu' })), route).toBe(0);
    await page.close();
  }
});
