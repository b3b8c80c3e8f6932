import { describe, expect } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { type Page, until } from '../page.ts';
import type { EngineTest } from '../visit.ts';
import { begin } from './visit-page.ts';

/** How visitors get around: the header, back and forward, the slide-in menu. */
export function navigationJourneys(test: EngineTest): void {
  describe('navigation', () => {
    test('the header by mouse: a menu opens on hover, its link leads on, back and forward lead there again', async ({ page }) => {
      const main = page.role('navigation', 'Main');
      await begin(page, routes.about);
      await main.role('button', 'Solutions').hover();
      await main.role('link', /^Managed Services/).click();
      await page.at(routes.managed);
      await page.heading(1, 'Managed Services').seen();
      await main.role('link', 'Industry Verticals').click();
      await page.at(routes.industries);
      await page.back();
      await page.at(routes.managed);
      await page.heading(1, 'Managed Services').seen();
      await page.back();
      await page.at(routes.about);
      await page.forward();
      await page.at(routes.managed);
      await main.role('button', 'Insights').hover();
      await main.role('link', /^Blog/).click();
      await page.at(routes.blog);
    });

    test('the header by keyboard: Enter opens, Tab and arrows walk, Escape gives the focus back', async ({ page }) => {
      const main = page.role('navigation', 'Main');
      await begin(page, routes.about);
      await main.role('button', 'Products').press('Enter');
      await main.role('link', /^Asset IQ/).seen();
      await page.press('Tab');
      await main.role('link', /^All Products/).focused();
      await page.press('Escape');
      await main.role('link', /^Asset IQ/).gone();
      await main.role('button', 'Products').focused();
      await page.press('Enter');
      await page.press('Tab');
      await page.press('ArrowDown');
      await main.role('link', /^Asset IQ/).focused();
      await page.press('Enter');
      await page.at(routes.assetIq);
    });

    test('an article from its card, and the way back; the choice is remembered', async ({ page }) => {
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

    test('an address that does not exist: the page says so, and names the one meant', async ({ page, forgiven }) => {
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
    const hamburger = (page: Page) => page.role('button', 'Open menu');

    test('opens, and closes by its button, beside it and by Escape, the focus going back; a link leads on', async ({ page }) => {
      await page.tab.resize(768, 900);
      await begin(page, '/resource');
      for (const close of [() => menu(page).role('button', 'Close menu').click(), () => page.tab.click(60, 500), () => page.press('Escape')]) {
        await hamburger(page).click();
        await menu(page).seen();
        await until(async () => expect(await page.stored('navBarValueitem')).toBe('true'));
        await close();
        await menu(page).gone();
        await until(async () => expect(await page.stored('navBarValueitem')).toBe('false'));
        await hamburger(page).focused();
      }
      await page.press('Enter');
      await menu(page).words('Solutions').click();
      await menu(page).role('link', 'Managed Services').click();
      await page.at(routes.managed);
      await menu(page).gone();
      await page.back();
      await page.at('/resource');
      await menu(page).gone();
    });
  });
}
