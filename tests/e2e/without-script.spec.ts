import type { Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { FORM_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { routes } from '../../src/routes.ts';
import { allPages, sampledPages } from '../pages.ts';
import { expect, inParts, test } from './states.ts';

test.use({ javaScriptEnabled: false });

/** What a visitor can read and reach on a page as it came over the wire. */
const survey = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      (getComputedStyle(element).display === 'contents' && [...element.children].some(shown));
    // Fields that people never see, messages that have nothing to say yet, and what only script can answer are not content.
    const aside = '[hidden], [aria-hidden="true"], .visually-hidden, dialog, search, details:not([open]) > :not(summary)';
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, blockquote, figcaption, label)')].filter(
      (element) => element.textContent?.trim() && !element.closest(aside),
    );
    // What stands in two places, for two widths, is read in one of them.
    const read = new Set(texts.filter(shown).map((element) => element.textContent));
    return {
      hiddenText: texts.filter((element) => !shown(element) && !read.has(element.textContent)).map((element) => element.textContent),
      heading: [...document.querySelectorAll('h1')].filter(shown).length,
      links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      emptyFragments: [...document.querySelectorAll('a[href^="#"]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(href.slice(1))),
      // What only script can fill in, the search and the dialogs, is not shown.
      forms: [...document.forms].filter(shown).map((form) => ({
        method: form.method,
        action: form.getAttribute('action'),
        named: [...form.elements].filter((field) => field.matches('input:not([type="hidden"]), select, textarea')).every((field) => field.getAttribute('name')),
        submit: form.querySelectorAll('button[type="submit"]:not(:disabled)').length,
      })),
      intro: document.querySelector('[data-intro-screen]') !== null && shown(document.querySelector('[data-intro-screen]') as Element),
    };
  });

test.describe('Every route without JavaScript', () => {
  for (const paths of inParts(sampledPages(), 2)) {
    test(`content is visible, links lead somewhere, forms post: ${paths[0]} to ${paths.at(-1)}`, async ({ page }) => {
      const known = new Set(allPages());
      await page.route(/\.(avif|webp|png|woff2)$/, (route) => route.fulfill({ body: '' }));
      for (const path of paths) {
        // Without script a document is parsed before its style has come.
        await page.goto(path, { waitUntil: 'load' });
        const seen = await survey(page);
        expect(seen.hiddenText, path).toEqual([]);
        expect(seen.heading, path).toBe(1);
        expect(seen.intro, path).toBe(false);
        expect(seen.emptyFragments, path).toEqual([]);
        const internal = seen.links.filter((href) => href.startsWith('/')).map((href) => href.replace(/[?#].*$/, ''));
        expect(
          internal.filter((href) => !known.has(href) && !href.includes('.')),
          path,
        ).toEqual([]);
        expect(
          seen.links.filter((href) => !/^(\/|#.|mailto:.+@|tel:\+|https:\/\/)/.test(href)),
          path,
        ).toEqual([]);
        expect(seen.forms.length, path).toBeGreaterThan(0);
        expect(new Set(seen.forms.map((form) => JSON.stringify(form))), path).toEqual(
          new Set([JSON.stringify({ method: 'post', action: FORM_PATH, named: true, submit: 1 })]),
        );
      }
    });
  }

  test('the action of every form answers, and a form sent that way arrives at its thanks', async ({ page }) => {
    await page.goto('/resource');
    await page.getByRole('form', { name: 'Newsletter' }).getByRole('textbox').fill('plain@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/thank-you\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for subscribing!');
  });

  test('dropdown panels open by hover and focus style alone', async ({ page }) => {
    await page.goto('/resource');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const button = (name: string) => nav.getByRole('button', { name, exact: true });
    const panel = (name: string) => nav.getByRole('link', { name });
    await expect(panel(site.products.assetIq)).toBeHidden();
    await button('Products').hover();
    await expect(panel(site.products.assetIq)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(panel(site.products.assetIq)).toBeHidden();
    await button('Solutions').focus();
    await expect(panel('Managed Services')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel('All Solutions')).toBeFocused();
    await button('Insights').hover();
    await panel('Case Studies').click();
    await expect(page).toHaveURL(routes.caseStudies);
  });

  test('the mobile menu opens, expands, closes and leads on; tabs stand one under the other', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.studio);
    for (const name of ['Empowering Developers', 'Reduced Total Cost of Ownership', 'Enterprise-Grade Reliability'])
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.locator('summary', { hasText: 'Products' }).click();
    await menu.getByRole('link', { name: site.products.panorama }).click();
    await expect(page).toHaveURL(routes.panorama);
  });

  test('the footer’s arrow leads to the top, a What We Offer entry to its section', async ({ page }) => {
    await page.goto(routes.managed);
    await page.getByRole('link', { name: 'AI Management' }).click();
    await expect(page.getByRole('heading', { name: 'AI Management', level: 2 })).toBeInViewport();
    await page.getByRole('link', { name: 'Scroll to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
