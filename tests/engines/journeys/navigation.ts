import { describe, expect } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { navigation, pageNames } from '../../labels.ts';
import type { Page } from '../page.ts';
import type { EngineTest } from '../test-engine.ts';
import { openWithoutIntro } from './visit-page.ts';

export function navigationJourneys(test: EngineTest): void {
  describe('navigation', () => {
    test('the header by mouse: hover opens a menu, links navigate, Back and Forward work', async ({
      page,
    }) => {
      const nav = page.role('navigation', navigation.main);
      await openWithoutIntro(page, routes.about);
      await nav.role('button', pageNames.solutions).hover();
      await nav.role('link', /^Managed Services/).click();
      await page.expectUrl(routes.managed);
      await page.heading(1, 'Managed Services').expectVisible();
      await nav.role('link', pageNames.industries).click();
      await page.expectUrl(routes.industries);
      await page.back();
      await page.expectUrl(routes.managed);
      await page.heading(1, 'Managed Services').expectVisible();
      await page.back();
      await page.expectUrl(routes.about);
      await page.forward();
      await page.expectUrl(routes.managed);
      await nav.role('button', navigation.insights).hover();
      await nav.role('link', /^Blog/).click();
      await page.expectUrl(routes.blog);
    });

    test('the header by keyboard: Enter opens a menu, Tab and arrow keys move focus, Escape closes the menu and restores focus', async ({
      page,
    }) => {
      const nav = page.role('navigation', navigation.main);
      await openWithoutIntro(page, routes.about);
      const products = nav.role('button', pageNames.products);
      const assetIq = nav.role('link', /^Asset IQ/);
      await products.press('Enter');
      await assetIq.expectVisible();
      await page.press('Tab');
      await nav.role('link', /^All Products/).expectFocused();
      await page.press('Escape');
      await assetIq.expectHidden();
      await products.expectFocused();
      await page.press('Enter');
      await page.press('Tab');
      await page.press('ArrowDown');
      await assetIq.expectFocused();
      await page.press('Enter');
      await page.expectUrl(routes.assetIq);
    });

    test('a card opens an article and stores the id; Back and Forward work', async ({ page }) => {
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

    test('the 404 page suggests the correct URL', async ({ page, allowedErrors }) => {
      allowedErrors.push(/404/);
      await openWithoutIntro(page, '/privcy-polcy');
      await page.role('main').role('searchbox').expectValue('privcy polcy');
      await page.role('main').role('link', 'Privacy Policy').nth(0).click();
      await page.expectUrl(/^\/privacy-policy/);
      await page.heading(1, /Privacy Policy/).expectVisible();
    });
  });

  describe('the mobile menu', () => {
    const menuOf = (page: Page) => page.role('dialog', 'Menu');
    const openerOf = (page: Page) => page.role('button', navigation.open);

    test('closes by button, outside click and Escape, restores focus and stores its state', async ({
      page,
    }) => {
      await page.tab.resize(768, 900);
      await openWithoutIntro(page, '/resource');
      for (const close of [
        () => menuOf(page).role('button', navigation.close).click(),
        () => page.tab.click(60, 500),
        () => page.press('Escape'),
      ]) {
        await openerOf(page).click();
        await menuOf(page).expectVisible();
        await expect.poll(() => page.storedValue('navBarValueitem')).toBe('true');
        await close();
        await menuOf(page).expectHidden();
        await expect.poll(() => page.storedValue('navBarValueitem')).toBe('false');
        await openerOf(page).expectFocused();
      }
    });

    test('a link navigates and closes the menu; after Back, the menu is still closed', async ({
      page,
    }) => {
      await page.tab.resize(768, 900);
      await openWithoutIntro(page, '/resource');
      await openerOf(page).press('Enter');
      await menuOf(page).byText(pageNames.solutions).click();
      await menuOf(page).role('link', 'Managed Services').click();
      await page.expectUrl(routes.managed);
      await menuOf(page).expectHidden();
      await page.back();
      await page.expectUrl('/resource');
      await menuOf(page).expectHidden();
    });
  });
}
