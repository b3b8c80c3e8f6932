import { type BrowserContext, expect, type Page } from '@playwright/test';
import { navigation } from '../labels.ts';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export const mainNav = (page: Page) => page.getByRole('navigation', { name: navigation.main });
export const navLink = (page: Page, name: string) => mainNav(page).getByRole('link', { name });

/** The page script sets `data-menus`. */
export const waitForPageScript = (page: Page) =>
  expect(page.locator('html[data-menus]')).toBeAttached();

/** Opens a page and waits until its page script runs. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForPageScript(page);
}

export const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

export const waitForPaint = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

export const waitForFirstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Moves the pointer, because `client:near` islands load only after an interaction. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
}

/** Returns the horizontal overflow of the page in pixels. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Opens an empty tab, whose pages skip the intro. */
export async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('visit', 'started'));
  return page;
}

export const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
