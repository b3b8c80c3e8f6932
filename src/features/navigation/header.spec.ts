import type { Locator, Page } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { inMenuOrder } from '../../../tests/content.ts';
import { expect, holdPageScript, test, withMotion } from '../../../tests/e2e/states.ts';
import { routes } from '../../routes.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const top = (page: Page, name: string) => nav(page).getByRole('button', { name, exact: true });
const open = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'true');
const closed = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'false');
/** Off the header, so that no menu is hovered. */
const away = (page: Page) => page.mouse.move(700, 700, { steps: 4 });

const studio = `${site.product} Studio`;
const dropdowns = {
  Products: [routes.products, ...inMenuOrder('products')],
  Solutions: [routes.solutions, ...inMenuOrder('services')],
  [studio]: [routes.studio, routes.traffic],
  Insights: [routes.blog, routes.caseStudies],
};

test.describe('Header navigation bar (specification §2)', () => {
  test('everything in it stands on one line and in view at every width that has it', async ({ page }) => {
    await page.goto('/resource');
    for (const width of [1025, 1060, 1120, 1240, 1241, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page
        .getByRole('banner')
        .locator(':is(a, nav > ul > li > button):visible')
        .evaluateAll((all) =>
          all
            .filter((item) => !item.closest('[id^="menu-"]'))
            .map((item) => item.getBoundingClientRect())
            .map(({ left, right, height }) => ({ left, right, height })),
        );
      expect(boxes.length, `${width} px`).toBe(10);
      for (const [at, box] of boxes.entries()) {
        expect(box.left, `${width} px, item ${at}`).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
        // A long name takes two lines beside the mark.
        expect(box.height, `${width} px, item ${at}`).toBeLessThan(at === 0 ? 64 : 50);
      }
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
    }
  });

  test('a top bar has the four social links in new tabs and the e-mail; the bar its links, four dropdowns and Contact Us', async ({ page, complaints }) => {
    await page.goto('/resource');
    const bar = page.getByRole('complementary', { name: 'Contact and social links' });
    await expect(bar.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
    const social = bar.getByRole('listitem').getByRole('link');
    await expect(social).toHaveCount(Object.keys(site.social).length);
    expect(await social.evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.getAttribute('target')]))).toEqual(
      Object.values(site.social).map((href) => [href, '_blank']),
    );
    for (const [name, href] of [
      ['Home', '/'],
      ['About Us', '/about-us'],
      ['Industry Verticals', '/industry-verticals'],
    ] as const)
      await expect(nav(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
    for (const [name, hrefs] of Object.entries(dropdowns)) {
      await top(page, name).hover();
      const item = nav(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name, exact: true }) });
      await expect(item.getByRole('link')).toHaveCount(hrefs.length);
      expect(await item.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(hrefs);
    }
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test('of an owner in no network the e-mail ends where the bar below it ends', async ({ page }) => {
    await page.goto('/resource');
    const bar = page.getByRole('complementary', { name: 'Contact and social links' });
    for (const list of await bar.getByRole('list').all()) await list.evaluate((element) => element.remove());
    const end = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().right);
    const mail = await end(bar.getByRole('link', { name: site.email }));
    expect(Math.abs(mail - (await end(page.getByRole('banner').getByRole('link', { name: 'Contact Us' }))))).toBeLessThan(1);
  });

  test('dropdowns open on hover, stay open on the way to the panel, and close on mouse-out', async ({ page }) => {
    await page.goto('/resource');
    await top(page, 'Products').hover();
    await open(top(page, 'Products'));
    await top(page, 'Solutions').hover();
    await open(top(page, 'Solutions'));
    await closed(top(page, 'Products'));

    const link = nav(page).getByRole('link', { name: 'All Solutions' });
    await expect(link).toBeVisible();
    const box = await link.boundingBox();
    if (!box) throw new Error('The panel has no place.');
    await page.mouse.move(box.x + 40, box.y + 20, { steps: 12 });
    await open(top(page, 'Solutions'));
    await away(page);
    await closed(top(page, 'Solutions'));
    await expect(link).toBeHidden();

    await top(page, 'Insights').hover();
    await open(top(page, 'Insights'));
    await page.keyboard.press('Escape');
    await closed(top(page, 'Insights'));
  });

  test('a panel that holds keyboard focus stays when the mouse leaves its menu or passes another', async ({ page }) => {
    await page.clock.install();
    await page.goto('/resource');
    const products = top(page, 'Products');
    const focused = nav(page).getByRole('link', { name: 'All Products' });
    await products.press('Enter');
    await page.keyboard.press('Tab');
    await expect(focused).toBeFocused();
    await products.hover();
    await away(page);
    await page.clock.runFor(1000);
    await open(products);
    await top(page, 'Insights').hover();
    await open(products);
    await closed(top(page, 'Insights'));
    await expect(focused).toBeVisible();
    await expect(focused).toBeFocused();
    // A press is meant, and closes it.
    await top(page, 'Insights').click();
    await closed(products);
  });

  test('a click on what hover has opened leaves it open, the next one closes it', async ({ page }) => {
    await page.goto('/resource');
    await top(page, 'Products').click();
    await open(top(page, 'Products'));
    await top(page, 'Products').click();
    await closed(top(page, 'Products'));
    await away(page);
    // A hover that is over leaves nothing behind for the keys: what they opened, one Enter closes.
    await top(page, 'Products').hover();
    await away(page);
    await closed(top(page, 'Products'));
    await top(page, 'Products').press('ArrowDown');
    await open(top(page, 'Products'));
    await top(page, 'Products').press('Enter');
    await closed(top(page, 'Products'));
  });

  test('dropdowns open by keyboard: Enter, Space and arrows; Escape closes and gives focus back', async ({ page }) => {
    await page.goto('/resource');
    const products = top(page, 'Products');
    const link = (name: string) => nav(page).getByRole('link', { name });
    const last = (name: string) =>
      nav(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name, exact: true }) })
        .getByRole('link')
        .last();
    await products.focus();
    await closed(products);
    await page.keyboard.press('Enter');
    await open(products);
    await page.keyboard.press('Tab');
    await expect(link('All Products')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(site.products.assetIq)).toBeFocused();
    await page.keyboard.press('End');
    await expect(last('Products')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link('All Products')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(last('Products')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(link('All Products')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(products).toBeFocused();
    await closed(products);

    await page.keyboard.press('Space');
    await open(products);
    await page.keyboard.press('ArrowRight');
    await expect(top(page, 'Solutions')).toBeFocused();
    await closed(products);
    await page.keyboard.press('ArrowUp');
    await expect(last('Solutions')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(top(page, studio)).toBeFocused();
    await closed(top(page, 'Solutions'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(link('Home')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(top(page, 'Insights')).toBeFocused();
  });

  test('dropdowns open by style alone while the script is on its way, and go on from there', async ({ page }) => {
    const release = await holdPageScript(page);
    await page.goto('/resource', { waitUntil: 'commit' });
    const link = nav(page).getByRole('link', { name: site.products.assetIq });
    await top(page, 'Products').hover();
    await expect(link).toBeVisible();
    release();
    await expect(page.locator('html[data-menus]')).toBeAttached();
    await open(top(page, 'Products'));
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });
});

test.describe('Header navigation bar by touch (specification §2, §4)', () => {
  test.use({ ...withMotion, hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('a tap opens a dropdown, a second tap or a tap elsewhere closes it', async ({ page }) => {
    await page.goto('/resource');
    const products = top(page, 'Products');
    await products.tap();
    await open(products);
    await expect(nav(page).getByRole('link', { name: site.products.assetIq })).toBeVisible();
    await products.tap();
    await closed(products);
    await products.tap();
    await open(products);
    await top(page, 'Solutions').tap();
    await open(top(page, 'Solutions'));
    await closed(products);
    await page.touchscreen.tap(500, 600);
    await closed(top(page, 'Solutions'));
    await products.tap();
    await nav(page).getByRole('link', { name: site.products.panorama }).tap();
    await expect(page).toHaveURL('/panorama');
  });
});
