import type { Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { routes } from '../../src/routes.ts';
import { names, navigation } from '../labels.ts';
import { allPages, sampledPages } from '../pages.ts';
import { chunk, expect, test } from './states.ts';

test.use({ javaScriptEnabled: false });

/** Hidden texts, links, headings and intro of the page. */
const inspectPage = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      (getComputedStyle(element).display === 'contents' && [...element.children].some(shown));
    // Ignores honeypots, empty messages and controls that need script.
    const ignoredSelector =
      '[hidden], [aria-hidden="true"], .visually-hidden, dialog, search, details:not([open]) > :not(summary)';
    const texts = [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, blockquote, figcaption, label)',
      ),
    ].filter((element) => element.textContent?.trim() && !element.closest(ignoredSelector));
    // Some content has one copy for each width; one visible copy is enough.
    const visibleTexts = new Set(texts.filter(shown).map((element) => element.textContent));
    return {
      hiddenText: texts
        .filter((element) => !shown(element) && !visibleTexts.has(element.textContent))
        .map((element) => element.textContent),
      h1Count: [...document.querySelectorAll('h1')].filter(shown).length,
      links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      emptyFragments: [...document.querySelectorAll('a[href^="#"]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(href.slice(1))),
      intro:
        document.querySelector('[data-intro-screen]') !== null &&
        shown(document.querySelector('[data-intro-screen]') as Element),
    };
  });

test.describe('Pages without JavaScript', () => {
  for (const paths of chunk(sampledPages(), 2)) {
    test(`content is visible and links are valid: ${paths[0]} to ${paths.at(-1)}`, async ({
      page,
    }) => {
      const known = new Set(allPages());
      await page.route(/\.(avif|webp|png|woff2)$/, (route) => route.fulfill({ body: '' }));
      for (const path of paths) {
        // Without scripts, `DOMContentLoaded` does not wait for style sheets.
        await page.goto(path, { waitUntil: 'load' });
        const seen = await inspectPage(page);
        expect(seen.hiddenText, path).toEqual([]);
        expect(seen.h1Count, path).toBe(1);
        expect(seen.intro, path).toBe(false);
        expect(seen.emptyFragments, path).toEqual([]);
        const internal = seen.links
          .filter((href) => href.startsWith('/'))
          .map((href) => href.replace(/[?#].*$/, ''));
        expect(
          internal.filter((href) => !known.has(href) && !href.includes('.')),
          path,
        ).toEqual([]);
        expect(
          seen.links.filter((href) => !/^(\/|#.|mailto:.+@|tel:\+|https:\/\/)/.test(href)),
          path,
        ).toEqual([]);
      }
    });
  }

  test('dropdown panels open with CSS on hover and focus', async ({ page }) => {
    await page.goto('/resource');
    const nav = page.getByRole('navigation', { name: navigation.main });
    const button = (name: string) => nav.getByRole('button', { name, exact: true });
    const panel = (name: string) => nav.getByRole('link', { name });
    await expect(panel(site.products.assetIq)).toBeHidden();
    await button(names.products).hover();
    await expect(panel(site.products.assetIq)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(panel(site.products.assetIq)).toBeHidden();
    await button(names.solutions).focus();
    await expect(panel('Managed Services')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(navigation.allSolutions)).toBeFocused();
    await button(navigation.insights).hover();
    await panel(names.caseStudies).click();
    await expect(page).toHaveURL(routes.caseStudies);
  });

  test('the mobile menu opens, expands, closes and navigates; tabs are stacked', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.studio);
    for (const name of [
      'Empowering Developers',
      'Reduced Total Cost of Ownership',
      'Enterprise-Grade Reliability',
    ])
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: navigation.open }).click();
    await menu.getByRole('button', { name: navigation.close }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: navigation.open }).click();
    await menu.locator('summary', { hasText: names.products }).click();
    await menu.getByRole('link', { name: site.products.panorama }).click();
    await expect(page).toHaveURL(routes.panorama);
  });

  test('the footer’s arrow scrolls to the top, and a What We Offer link to its section', async ({
    page,
  }) => {
    await page.goto(routes.managed);
    await page.getByRole('link', { name: 'AI Management' }).click();
    await expect(page.getByRole('heading', { name: 'AI Management', level: 2 })).toBeInViewport();
    await page.getByRole('link', { name: navigation.footer.toTop }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
