import type { Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { routes } from '../../src/routes.ts';
import { navigation, pageNames } from '../labels.ts';
import { testedPages } from '../pages.ts';
import { hamburger, menu } from './mobile-menu.ts';
import { expect, splitInto, test } from './page-helpers.ts';
import { mainNav, phone } from './visit.ts';

test.use({ javaScriptEnabled: false });

/** Returns hidden texts of the page, and whether it shows the intro. */
const inspectPage = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      (getComputedStyle(element).display === 'contents' && [...element.children].some(isShown));
    // Ignores content hidden on purpose, such as honeypots, dialogs and collapsed details.
    const ignoredSelector =
      '[hidden], [aria-hidden="true"], .visually-hidden, dialog, search, details:not([open]) > :not(summary)';
    const texts = [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, blockquote, figcaption, label)',
      ),
    ].filter((element) => element.textContent?.trim() && !element.closest(ignoredSelector));
    // Some content has one copy for each width. Only one of the copies is visible.
    const shownTexts = new Set(texts.filter(isShown).map(({ textContent }) => textContent));
    return {
      hiddenTexts: texts
        .map(({ textContent }) => textContent)
        .filter((text) => !shownTexts.has(text)),
      hasIntro: [...document.querySelectorAll('[data-intro-screen]')].some(isShown),
    };
  });

for (const paths of splitInto(testedPages(), 2)) {
  test(`without JavaScript, the content of pages is visible: ${paths[0]} to ${paths.at(-1)}`, async ({
    page,
  }) => {
    await page.route(/\.(avif|webp|png|woff2)$/, (route) => route.fulfill({ body: '' }));
    for (const path of paths) {
      // Without scripts, `DOMContentLoaded` does not wait for style sheets.
      await page.goto(path, { waitUntil: 'load' });
      expect(await inspectPage(page), path).toEqual({ hiddenTexts: [], hasIntro: false });
    }
  });
}

test('without JavaScript, dropdown panels open on hover and focus', async ({ page }) => {
  await page.goto('/resource');
  const button = (name: string) => mainNav(page).getByRole('button', { name, exact: true });
  const item = (name: string) => mainNav(page).getByRole('link', { name });
  await expect(item(site.products.assetIq)).toBeHidden();
  await button(pageNames.products).hover();
  await expect(item(site.products.assetIq)).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(item(site.products.assetIq)).toBeHidden();
  await button(pageNames.solutions).focus();
  await expect(item('Managed Services')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(item(navigation.allSolutions)).toBeFocused();
  await button(navigation.insights).hover();
  await item(pageNames.caseStudies).click();
  await expect(page).toHaveURL(routes.caseStudies);
});

test('without JavaScript, on a phone, Studio shows all tab panels, and the menu opens, expands and navigates', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(routes.studio);
  for (const name of [
    'Empowering Developers',
    'Reduced Total Cost of Ownership',
    'Enterprise-Grade Reliability',
  ])
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  await hamburger(page).click();
  await menu(page).locator('summary', { hasText: pageNames.products }).click();
  await menu(page).getByRole('link', { name: site.products.panorama }).click();
  await expect(page).toHaveURL(routes.panorama);
});
