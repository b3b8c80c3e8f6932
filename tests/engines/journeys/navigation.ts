import { describe, expect } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { navigation, pageNames } from '../../labels.ts';
import type { Page } from '../page.ts';
import type { EngineTest } from '../test-engine.ts';
import { openWithoutIntro } from './visit-page.ts';

export function navigationJourneys(test: EngineTest): void {
  describe('navigation', () => {
    test('the header by mouse: a menu opens on hover, its link navigates, back and forward work', async ({
      page,
    }) => {
      const main = page.role('navigation', navigation.main);
      await openWithoutIntro(page, routes.about);
      await main.role('button', pageNames.solutions).hover();
      await main.role('link', /^Managed Services/).click();
      await page.expectUrl(routes.managed);
      await page.heading(1, 'Managed Services').expectVisible();
      await main.role('link', pageNames.industries).click();
      await page.expectUrl(routes.industries);
      await page.back();
      await page.expectUrl(routes.managed);
      await page.heading(1, 'Managed Services').expectVisible();
      await page.back();
      await page.expectUrl(routes.about);
      await page.forward();
      await page.expectUrl(routes.managed);
      await main.role('button', navigation.insights).hover();
      await main.role('link', /^Blog/).click();
      await page.expectUrl(routes.blog);
    });

    test('the header by keyboard: Enter opens, Tab and arrow keys move, Escape restores focus', async ({
      page,
    }) => {
      const main = page.role('navigation', navigation.main);
      await openWithoutIntro(page, routes.about);
      await main.role('button', pageNames.products).press('Enter');
      await main.role('link', /^Asset IQ/).expectVisible();
      await page.press('Tab');
      await main.role('link', /^All Products/).expectFocused();
      await page.press('Escape');
      await main.role('link', /^Asset IQ/).expectHidden();
      await main.role('button', pageNames.products).expectFocused();
      await page.press('Enter');
      await page.press('Tab');
      await page.press('ArrowDown');
      await main.role('link', /^Asset IQ/).expectFocused();
      await page.press('Enter');
      await page.expectUrl(routes.assetIq);
    });

    test('a card opens its article and stores its id, and Back returns', async ({ page }) => {
      await openWithoutIntro(page, routes.blog);
      await page
        .role('main')
        .role('link', /Unleashing Data Dynamics/)
        .nth(0)
        .click();
      await page.expectUrl('/blog-details/3');
      await page.heading(1, 'Unleashing Data Dynamics').expectVisible();
      await expect.poll(() => page.storedValue('blogid')).toBe('3');
      await page.back();
      await page.expectUrl(routes.blog);
      await page.forward();
      await page.expectUrl('/blog-details/3');
      await page.heading(1, 'Unleashing Data Dynamics').expectVisible();
    });

    test('a missing page suggests the correct URL', async ({ page, allowedErrors }) => {
      allowedErrors.push(/404/);
      await openWithoutIntro(page, '/privcy-polcy');
      await page.role('main').role('searchbox').expectValue('privcy polcy');
      await page.role('main').role('link', 'Privacy Policy').nth(0).click();
      await page.expectUrl(/^\/privacy-policy/);
      await page.heading(1, /Privacy Policy/).expectVisible();
    });
  });

  describe('the mobile menu', () => {
    const menu = (page: Page) => page.role('dialog', 'Menu');
    const hamburger = (page: Page) => page.role('button', navigation.open);

    test('closes by button, outside click and Escape, and restores focus', async ({ page }) => {
      await page.tab.resize(768, 900);
      await openWithoutIntro(page, '/resource');
      for (const close of [
        () => menu(page).role('button', navigation.close).click(),
        () => page.tab.click(60, 500),
        () => page.press('Escape'),
      ]) {
        await hamburger(page).click();
        await menu(page).expectVisible();
        await expect.poll(() => page.storedValue('navBarValueitem')).toBe('true');
        await close();
        await menu(page).expectHidden();
        await expect.poll(() => page.storedValue('navBarValueitem')).toBe('false');
        await hamburger(page).expectFocused();
      }
    });

    test('a link navigates and closes the menu, also after Back', async ({ page }) => {
      await page.tab.resize(768, 900);
      await openWithoutIntro(page, '/resource');
      await hamburger(page).press('Enter');
      await menu(page).byText(pageNames.solutions).click();
      await menu(page).role('link', 'Managed Services').click();
      await page.expectUrl(routes.managed);
      await menu(page).expectHidden();
      await page.back();
      await page.expectUrl('/resource');
      await menu(page).expectHidden();
    });
  });
}
