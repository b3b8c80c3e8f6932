import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startDesk } from '../tests/desk-process.ts';
import { allPages } from '../tests/pages.ts';
import { chromiumArguments, provideChromium } from './chromium.ts';

/**
 * Full-page pictures of every page, or of those named (`npm run shots -- / /contact-us`), at 1440 and 390 px, light and dark, into `shots/`.
 * Motion is off and lazy pictures are fetched first, so that two runs show the same.
 */
const wanted = process.argv.slice(2);
const pages = wanted.length > 0 ? wanted : allPages();
mkdirSync('shots', { recursive: true });

const desk = await startDesk();
const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumArguments });
for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(desk.url + path);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      const file = `shots/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
    await context.close();
  }
}
await browser.close();
await desk.stop();
