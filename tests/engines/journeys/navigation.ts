import { describe, expect } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { names, navigation } from '../../labels.ts';
import { type Page, until } from '../page.ts';
import type { EngineTest } from '../visit.ts';
import { begin } from './visit-page.ts';

/** Navigation: header, back and forward, mobile menu. */
export function navigationJourneys(test: EngineTest): void {
  describe('navigation', () => {
    test('the header by mouse: a menu opens on hover, its link navigates, back and forward work', async ({
      page,
    }) => {
      const main = page.role('navigation', navigation.main);
      await begin(page, routes.about);
      await main.role('button', names.solutions).hover();
      await main.role('link', /^Managed Services/).click();
      await page.at(routes.managed);
      await page.heading(1, 'Managed Services').seen();
      await main.role('link', names.industries).click();
      await page.at(routes.industries);
      await page.back();
      await page.at(routes.managed);
      await page.heading(1, 'Managed Services').seen();
      await page.back();
      await page.at(routes.about);
      await page.forward();
      await page.at(routes.managed);
      await main.role('button', navigation.insights).hover();
      await main.role('link', /^Blog/).click();
      await page.at(routes.blog);
    });

    test('the header by keyboard: Enter opens, Tab and arrow keys move, Escape restores focus', async ({
      page,
    }) => {
      const main = page.role('navigation', navigation.main);
      await begin(page, routes.about);
      await main.role('button', names.products).press('Enter');
      await main.role('link', /^Asset IQ/).seen();
      await page.press('Tab');
      await main.role('link', /^All Products/).focused();
      await page.press('Escape');
      await main.role('link', /^Asset IQ/).gone();
      await main.role('button', names.products).focused();
      await page.press('Enter');
      await page.press('Tab');
      await page.press('ArrowDown');
      await main.role('link', /^Asset IQ/).focused();
      await page.press('Enter');
      await page.at(routes.assetIq);
    });

    test('a card opens its article and stores its id, and Back returns', async ({ page }) => {
      await begin(page, routes.blog);
      await page
        .role('main')
        .role('link', /Unleashing Data Dynamics/)
        .nth(0)
        .click();
      await page.at('/blog-details/3');
      await page.heading(1, 'Unleashing Data Dynamics').seen();
      await until(async () => expect(await page.stored('blogid')).toBe('3'));
      await page.back();
      await page.at(routes.blog);
      await page.forward();
      await page.at('/blog-details/3');
      await page.heading(1, 'Unleashing Data Dynamics').seen();
    });

    test('a missing page suggests the correct URL', async ({ page, forgiven }) => {
      forgiven.push(/404/);
      await begin(page, '/privcy-polcy');
      await page.role('main').role('searchbox').has('privcy polcy');
      await page.role('main').role('link', 'Privacy Policy').nth(0).click();
      await page.at(/^\/privacy-policy/);
      await page.heading(1, /Privacy Policy/).seen();
    });
  });

  describe('the mobile menu', () => {
    const menu = (page: Page) => page.role('dialog', 'Menu');
    const hamburger = (page: Page) => page.role('button', navigation.open);

    test('opens, closes by button, outside click and Escape with focus restored, and its link navigates', async ({
      page,
    }) => {
      await page.tab.resize(768, 900);
      await begin(page, '/resource');
      for (const close of [
        () => menu(page).role('button', navigation.close).click(),
        () => page.tab.click(60, 500),
        () => page.press('Escape'),
      ]) {
        await hamburger(page).click();
        await menu(page).seen();
        await until(async () => expect(await page.stored('navBarValueitem')).toBe('true'));
        await close();
        await menu(page).gone();
        await until(async () => expect(await page.stored('navBarValueitem')).toBe('false'));
        await hamburger(page).focused();
      }
      await page.press('Enter');
      await menu(page).words(names.solutions).click();
      await menu(page).role('link', 'Managed Services').click();
      await page.at(routes.managed);
      await menu(page).gone();
      await page.back();
      await page.at('/resource');
      await menu(page).gone();
    });
  });
}
