import type { Locator, Page } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { menuUrls } from '../../../tests/content.ts';
import {
  expect,
  holdPageScript,
  hrefsOf,
  test,
  withMotion,
} from '../../../tests/e2e/page-helpers.ts';
import { mainNav, navLink, scrollPage, waitForPageScript } from '../../../tests/e2e/visit.ts';
import { navigation, pageNames } from '../../../tests/labels.ts';
import { routes } from '../../routes.ts';

const menuButton = (page: Page, name: string) =>
  mainNav(page).getByRole('button', { name, exact: true });
const menuLinks = (page: Page, name: string) =>
  mainNav(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .getByRole('link');
const expectOpen = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'true');
const expectClosed = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'false');
const hoverToOpen = async (button: Locator) => {
  await button.hover();
  await expectOpen(button);
};
const leaveHeader = (page: Page) => page.mouse.move(700, 700, { steps: 4 });
const topBar = (page: Page) =>
  page.getByRole('complementary', { name: 'Contact and social links' });
const contactLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: pageNames.contact });

const studio = `${site.product} Studio`;

async function openResources(page: Page) {
  await page.goto('/resource');
  return {
    products: menuButton(page, pageNames.products),
    solutions: menuButton(page, pageNames.solutions),
    insights: menuButton(page, navigation.insights),
  };
}

test('from 1025 to 1440 px, all items of the header are visible in one row', async ({ page }) => {
  await page.goto('/resource');
  // Up to 1240 px, the header is more compact (`--laptop`).
  for (const width of [1025, 1060, 1120, 1240, 1241, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page
      .getByRole('banner')
      .locator(':is(a, nav > ul > li > button):visible')
      .evaluateAll((items) =>
        items
          .filter((item) => !item.closest('[id^="menu-"]'))
          .map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
      );
    // Logo, seven menu items, search and Contact Us.
    expect(boxes.length, `${width} px`).toBe(10);
    for (const [index, box] of boxes.entries()) {
      expect(box.left, `${width} px, item ${index}`).toBeGreaterThanOrEqual(
        boxes[index - 1]?.right ?? 0,
      );
      // A long brand name may take two lines next to the logo.
      expect(box.height, `${width} px, item ${index}`).toBeLessThan(index === 0 ? 64 : 50);
    }
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
  }
});

test('the top bar has email and social links; the main bar has links, four dropdowns and Contact Us; without social links, the email link and Contact Us have the same right edge', async ({
  page,
  browserErrors,
}) => {
  await openResources(page);
  await expect(topBar(page).getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  expect(await hrefsOf(topBar(page).getByRole('listitem').getByRole('link'))).toEqual(
    Object.values(site.social),
  );
  for (const [name, href] of [
    [pageNames.home, '/'],
    [pageNames.about, '/about-us'],
    [pageNames.industries, '/industry-verticals'],
  ] as const)
    await expect(mainNav(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  await expect(contactLink(page)).toHaveAttribute('href', '/contact-us');
  for (const [name, hrefs] of [
    [pageNames.products, [routes.products, ...menuUrls('products')]],
    [pageNames.solutions, [routes.solutions, ...menuUrls('services')]],
    [studio, [routes.studio, routes.traffic]],
    [navigation.insights, [routes.blog, routes.caseStudies]],
  ] as const) {
    await menuButton(page, name).hover();
    await expect(menuLinks(page, name)).toHaveCount(hrefs.length);
    expect(await hrefsOf(menuLinks(page, name))).toEqual(hrefs);
  }
  await expect(page.getByRole('button', { name: navigation.open })).toBeHidden();
  expect(browserErrors).toEqual([]);
  for (const list of await topBar(page).getByRole('list').all())
    await list.evaluate((element) => element.remove());
  const rightEdge = (link: Locator) =>
    link.evaluate((element) => element.getBoundingClientRect().right);
  const emailEdge = await rightEdge(topBar(page).getByRole('link', { name: site.email }));
  expect(emailEdge).toBeCloseTo(await rightEdge(contactLink(page)), 0);
});

test('dropdowns open on hover, stay open over their panel, and close on mouse-out or Escape', async ({
  page,
}) => {
  const { products, solutions, insights } = await openResources(page);
  await hoverToOpen(products);
  await hoverToOpen(solutions);
  await expectClosed(products);

  const link = navLink(page, navigation.allSolutions);
  await expect(link).toBeVisible();
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20, { steps: 12 });
  await expectOpen(solutions);
  await leaveHeader(page);
  await expectClosed(solutions);
  await expect(link).toBeHidden();

  await hoverToOpen(insights);
  await page.keyboard.press('Escape');
  await expectClosed(insights);
});

test('a panel with keyboard focus stays open when the mouse leaves or crosses another menu', async ({
  page,
}) => {
  await page.clock.install();
  const { products, insights } = await openResources(page);
  const focused = navLink(page, navigation.allProducts);
  await products.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused).toBeFocused();
  await products.hover();
  await leaveHeader(page);
  await page.clock.runFor(1000);
  await expectOpen(products);
  await insights.hover();
  await expectOpen(products);
  await expectClosed(insights);
  await expect(focused).toBeVisible();
  await expect(focused).toBeFocused();
  await insights.click();
  await expectClosed(products);
});

test('hover opens and closes dropdowns while a menu button has keyboard focus', async ({
  page,
}) => {
  const { products, solutions } = await openResources(page);
  await products.press('Enter');
  await expectOpen(products);
  await hoverToOpen(solutions);
  await expectClosed(products);
  await hoverToOpen(products);
  await leaveHeader(page);
  await expectClosed(products);
});

test('a first click keeps a hovered dropdown open, and a second one closes it; after the mouse has left, ArrowDown opens it and Enter closes it', async ({
  page,
}) => {
  const { products } = await openResources(page);
  // Playwright moves the mouse over the button before it clicks.
  await products.click();
  await expectOpen(products);
  await products.click();
  await expectClosed(products);
  await leaveHeader(page);
  await hoverToOpen(products);
  await leaveHeader(page);
  await expectClosed(products);
  await products.press('ArrowDown');
  await expectOpen(products);
  await products.press('Enter');
  await expectClosed(products);
});

test('dropdowns open by Enter, Space and arrow keys; Escape closes them and focuses the button', async ({
  page,
}) => {
  const { products, solutions, insights } = await openResources(page);
  const productLinks = menuLinks(page, pageNames.products);
  const allProducts = productLinks.first();
  const lastProduct = productLinks.last();
  await products.focus();
  await expectClosed(products);
  const expectFocusMoves = async (...steps: [key: string, target: Locator][]) => {
    for (const [key, target] of steps) {
      await page.keyboard.press(key);
      await expect(target).toBeFocused();
    }
  };
  await expectFocusMoves(['Enter', products]);
  await expectOpen(products);
  await expectFocusMoves(
    ['Tab', allProducts],
    ['ArrowDown', productLinks.nth(1)],
    ['End', lastProduct],
    ['ArrowDown', allProducts],
    ['ArrowUp', lastProduct],
    ['Home', allProducts],
    ['Escape', products],
  );
  await expectClosed(products);

  await expectFocusMoves(['Space', products]);
  await expectOpen(products);
  await expectFocusMoves(['ArrowRight', solutions]);
  await expectClosed(products);
  await expectFocusMoves(
    ['ArrowUp', menuLinks(page, pageNames.solutions).last()],
    ['Tab', menuButton(page, studio)],
  );
  await expectClosed(solutions);
  await expectFocusMoves(
    ['ArrowRight', insights],
    ['ArrowRight', navLink(page, pageNames.home)],
    ['ArrowLeft', insights],
  );
});

test('in a short window, a dropdown scrolls, so that mouse and keys reach all its links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1093, height: 500 });
  const { solutions } = await openResources(page);
  await waitForPageScript(page);
  const links = menuLinks(page, pageNames.solutions);
  const scrollPosition = () => page.evaluate(() => scrollY);
  const expectInWindow = async (link: Locator) => {
    const box = await link.boundingBox();
    if (!box) throw new Error('The link is not rendered.');
    // With a smaller y, the header row would cover the link, or the list would clip it.
    expect(box.y).toBeGreaterThanOrEqual(80);
    expect(box.y + box.height).toBeLessThanOrEqual(500);
  };
  for (const top of [0, 600]) {
    await scrollPage(page, top);
    await leaveHeader(page);
    await solutions.hover();
    await links.last().scrollIntoViewIfNeeded();
    await expectInWindow(links.last());
    expect(await scrollPosition()).toBe(top);

    await solutions.focus();
    const last = (await links.count()) - 1;
    for (let index = last; index >= 0; index -= 1) {
      await page.keyboard.press('ArrowUp');
      await expect(links.nth(index)).toBeFocused();
      await expectInWindow(links.nth(index));
    }
    await page.keyboard.press('End');
    await expect(links.nth(last)).toBeFocused();
    await expectInWindow(links.nth(last));
    expect(await scrollPosition()).toBe(top);
    await page.keyboard.press('Escape');
  }
});

test('a dropdown that CSS opened before the script loaded stays open; Escape closes it', async ({
  page,
}) => {
  const release = await holdPageScript(page);
  await page.goto('/resource', { waitUntil: 'commit' });
  const link = navLink(page, site.products.assetIq);
  await menuButton(page, pageNames.products).hover();
  await expect(link).toBeVisible();
  release();
  await waitForPageScript(page);
  await expectOpen(menuButton(page, pageNames.products));
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test.describe('The header by touch (specification §2, §4)', () => {
  test.use({ ...withMotion, hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('a tap opens a dropdown; a second tap or a tap elsewhere closes it', async ({ page }) => {
    const { products, solutions } = await openResources(page);
    await products.tap();
    await expectOpen(products);
    await expect(navLink(page, site.products.assetIq)).toBeVisible();
    await products.tap();
    await expectClosed(products);
    await products.tap();
    await expectOpen(products);
    await solutions.tap();
    await expectOpen(solutions);
    await expectClosed(products);
    await page.touchscreen.tap(500, 600);
    await expectClosed(solutions);
    await products.tap();
    await navLink(page, site.products.panorama).tap();
    await expect(page).toHaveURL('/panorama');
  });
});
