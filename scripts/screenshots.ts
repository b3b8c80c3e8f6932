import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type ViewportSize } from '@playwright/test';
import { startDesk } from '../tests/desk-process.ts';
import { allPages } from '../tests/pages.ts';
import { chromiumArguments, ensureTestBrowser } from './chromium.ts';
import { parseCommandLine } from './command-line.ts';

const { args } = parseCommandLine({
  description: 'Saves full-page screenshots at 1440 and 390 px, light and dark, in screenshots/.',
  examples: [
    ['npm run screenshots', 'every page of the last build'],
    ['npm run screenshots -- / contact-us', 'the home page and /contact-us'],
  ],
  positional: ['PAGE', 'a page’s path, with or without the leading slash'],
});
const pages = selectPages(args);
mkdirSync('screenshots', { recursive: true });

const desk = await startDesk();
// After Ctrl+C, stops the desk and deletes its temporary data.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => desk.stop().finally(() => process.exit(1)));
try {
  const browser = await chromium.launch({
    executablePath: ensureTestBrowser(),
    args: chromiumArguments,
  });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      await takeScreenshots(browser, { width, height }, colorScheme);
  await browser.close();
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
} finally {
  await desk.stop();
}

function selectPages(paths: string[]): string[] {
  const builtPages = allPages();
  const requested = paths.map((page) => `/${page.replace(/^\/+/, '')}`);
  const unknown = requested.find((page) => !builtPages.includes(page));
  if (!unknown) return requested.length > 0 ? requested : builtPages;
  console.error(
    `There is no page ${unknown} in the last build. See 'npm run screenshots -- --help'.`,
  );
  process.exit(2);
}

/** Saves `pages` with motion and lazy loading off, so that runs produce equal pictures. */
async function takeScreenshots(
  browser: Browser,
  viewport: ViewportSize,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const path of pages) {
    await page.goto(desk.url + path);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    const file = `screenshots/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${viewport.width}-${colorScheme}.png`;
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await context.close();
}
