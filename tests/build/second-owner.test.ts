import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Locator } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumArguments, ensureTestBrowser } from '../../scripts/chromium.ts';
import { site } from '../../site.config.ts';
import { navigation } from '../labels.ts';
import {
  firstOwnerColors,
  firstOwnerPaletteCss,
  rotateHue,
  secondSiteConfig,
} from '../second-site/owner.ts';
import { secondSite } from '../second-site/second-site.ts';
import { startTestDesk } from '../test-desk.ts';

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

const { dist, readBuilt: read, remove } = await secondSite();
afterAll(remove);

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
/** Returns a color of the second owner: the first owner's color with another hue. */
const colorOf = (name: string) =>
  rotateHue(new RegExp(`--c-${name}: (#\\w+)`).exec(firstOwnerPaletteCss)?.[1] ?? '');

const listFiles = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(path.join(dist, name)).isFile() && !/\.(br|gz)$/.test(name),
  );

describe('the site of a second owner', () => {
  test('contains no name or address of the first owner in file names or contents', () => {
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

  test('has its own theme color, and its text files contain no color of the first owner', () => {
    expect(firstOwnerColors.length).toBeGreaterThan(8);
    const traces = listFiles()
      .filter((name) => /\.(html|css|js|json|svg|xml|txt|md|webmanifest)$/.test(name))
      .flatMap((name) => {
        const text = read(name).toLowerCase();
        return firstOwnerColors
          .filter((color) => text.includes(color))
          .map((color) => `${name}: ${color}`);
      });
    expect(traces).toEqual([]);
    expect(read('site.webmanifest')).toContain(`"theme_color":"${colorOf('paper')}"`);
    expect(read('index.html')).toContain(`<meta name="theme-color" content="${colorOf('paper')}"`);
  });

  test('has its own logo and colors in icons, a share image and the home page', async () => {
    for (const [part, file, x, y, color] of [
      ['background, where the first owner’s logo has a bracket', 'icon-512.png', 136, 136, 'paper'],
      ['triangle of the logo', 'icon-512.png', 256, 190, 'ink'],
      ['dot of the logo', 'icon-512.png', 256, 307, 'signal'],
      ['frame', 'share/battery.jpg', 60, 36, 'signal'],
      ['dot of the logo', 'share/battery.jpg', 102, 541, 'signal'],
      ['triangle of the logo', 'share/battery.jpg', 102, 515, 'ink'],
    ] as const)
      expect(areSimilar(await pixelColor(file, x, y), colorOf(color)), `${file}: ${part}`).toBe(
        true,
      );
    const triangle = 'M5 0 10 10H0z';
    for (const file of ['icon.svg', 'index.html']) expect(read(file)).toContain(triangle);
  });

  test('has its own names, contact details, social networks, governing law and route', () => {
    for (const [file, text] of [
      ['index.html', 'href="tel:+4533123456"'],
      ['index.html', 'Copyright © 2031 Kestrel &amp; Vane.'],
      ...['LinkedIn', 'Mastodon', 'YouTube', 'GitHub', 'Bluesky'].map(
        (network) => ['index.html', `aria-label="Kestrel &amp; Vane on ${network} (`] as const,
      ),
      ['term-and-conditions.html', 'Danish law governs these terms'],
      ['asset-IQ.html', 'Shotfinder finds the shot'],
      ['site.webmanifest', 'Kestrel & Vane'],
    ] as const)
      expect(read(file)).toContain(text);
    const textOf = (file: string, selector: string) =>
      new JSDOM(read(file)).window.document.querySelector(selector)?.textContent;
    expect(textOf('index.html', 'footer address')).toBe(
      'Kestrel & VaneHavnegade 95700 SvendborgDenmark',
    );
    expect(textOf('Kestrel-Studio.html', 'body')).toContain(secondSiteConfig.ceoRole);
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
