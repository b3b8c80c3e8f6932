import { site } from '../../../site.config.ts';
import { menuUrls } from '../../../tests/content.ts';
import {
  closeButton,
  expectMenu,
  hamburger,
  menu,
  openMenu,
  pointOutsideMenu,
  storedMenuOpen,
} from '../../../tests/e2e/mobile-menu.ts';
import {
  expect,
  expectTabsTrapped,
  hrefsOf,
  test,
  withMotion,
} from '../../../tests/e2e/page-helpers.ts';
import { newTab, openPage, waitForPageScript, waitForPaint } from '../../../tests/e2e/visit.ts';
import { navigation, pageNames } from '../../../tests/labels.ts';
import { routes } from '../../routes.ts';

test.use({ ...withMotion, hasTouch: true, viewport: { width: 768, height: 900 } });

// Specification §2 and §4.

test('the mobile menu has seven items, three with sub-lists, then Contact Us and social links', async ({
  page,
}) => {
  await openMenu(page);
  const items = menu(page)
    .getByRole('navigation', { name: 'Mobile' })
    .locator('> ul > li > a, > ul > li > details > summary');
  await expect(items).toHaveText([
    pageNames.home,
    pageNames.about,
    pageNames.products,
    pageNames.industries,
    pageNames.solutions,
    `${site.product} Studio`,
    navigation.insights,
  ]);
  await expect(menu(page).getByRole('link', { name: pageNames.contact })).toHaveAttribute(
    'href',
    routes.contact,
  );
  for (const [name, hrefs] of [
    [pageNames.products, menuUrls('products')],
    [pageNames.solutions, menuUrls('services')],
    [navigation.insights, [routes.blog, routes.caseStudies]],
  ] as const) {
    const group = menu(page).locator('details', {
      has: page.locator('summary', { hasText: name }),
    });
    expect(await hrefsOf(group.locator('a'))).toEqual(hrefs);
  }
  const social = menu(page).getByRole('link', { name: 'opens in a new tab' });
  await expect(social).toHaveCount(Object.keys(site.social).length);
});

test('each group of the mobile menu toggles independently, with a flipping caret', async ({
  page,
}) => {
  await openMenu(page);
  const expander = (name: string) => menu(page).locator('summary', { hasText: name });
  const isFlipped = (name: string) =>
    expander(name).evaluate(
      (summary) =>
        new DOMMatrix(getComputedStyle(summary.querySelector('svg') as Element).transform).a === -1,
    );
  const sampleLinks = {
    [pageNames.products]: site.products.panorama,
    [pageNames.solutions]: 'Managed Services',
    [navigation.insights]: pageNames.caseStudies,
  };
  const expectExpanded = async (...expanded: string[]) => {
    for (const [name, link] of Object.entries(sampleLinks)) {
      await expect(menu(page).getByRole('link', { name: link })).toBeVisible({
        visible: expanded.includes(name),
      });
      await expect.poll(() => isFlipped(name), name).toBe(expanded.includes(name));
    }
  };
  await expectExpanded();
  await expander(pageNames.products).tap();
  await expectExpanded(pageNames.products);
  await expander(navigation.insights).tap();
  await expectExpanded(pageNames.products, navigation.insights);
  await expander(pageNames.products).tap();
  await expectExpanded(navigation.insights);
  await expander(pageNames.solutions).press('Enter');
  await expectExpanded(pageNames.solutions, navigation.insights);
});

test('the hamburger opens the mobile menu; closing it (by button, tap or click outside, or Escape) stores its state and focuses the hamburger', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/resource');
  await expect(menu(page)).toBeHidden();
  expect(await storedMenuOpen(page)).toBeNull();
  const closeActions = [
    () => closeButton(page).tap(),
    () => page.touchscreen.tap(...pointOutsideMenu),
    () => page.mouse.click(...pointOutsideMenu),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closeActions) {
    await hamburger(page).tap();
    await expectMenu(page, 'open');
    await close();
    await expectMenu(page, 'closed');
    await expect(hamburger(page)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test('the mobile menu traps focus; the page behind it is inert and does not scroll', async ({
  page,
}) => {
  await openMenu(page);
  const pageWidth = () => page.evaluate(() => document.documentElement.clientWidth);
  const width = await pageWidth();
  // More presses than the menu has focusable elements.
  await expectTabsTrapped(page, 24);
  expect(
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('main a')?.focus();
      return document.activeElement?.closest('main') === null;
    }),
  ).toBe(true);
  // Scrolls over the page, then over the menu.
  await page.mouse.move(...pointOutsideMenu);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 600);
  await waitForPaint(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await pageWidth()).toBe(width);
});

test("the mobile menu is open on load only if the stored navBarValueitem is 'true'", async ({
  page,
}) => {
  await openPage(page, '/resource');
  await expect(menu(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem('navBarValueitem', 'true'));
  await page.reload();
  await expect(menu(page)).toBeVisible();
  await closeButton(page).tap();
  await expectMenu(page, 'closed');
  await page.reload();
  await waitForPageScript(page);
  await expect(menu(page)).toBeHidden();
});

test('the mobile menu opens only below 1025 px and closes in a wider window', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openMenu(page);
  await page.setViewportSize({ width: 1025, height: 800 });
  await expectMenu(page, 'closed');
  await expect(hamburger(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem('navBarValueitem', 'true'));
  await page.reload();
  await waitForPageScript(page);
  await expectMenu(page, 'closed');
});

test('the mobile menu opens and closes in all tabs at once', async ({ page, context }) => {
  const otherTab = await newTab(context);
  await page.goto('/resource');
  await openPage(otherTab, '/about-us');
  await hamburger(page).tap();
  await expect(menu(otherTab)).toBeVisible();
  await otherTab.bringToFront();
  await otherTab.keyboard.press('Escape');
  await expect(menu(otherTab)).toBeHidden();
  await expectMenu(page, 'closed');
});

test('a link of the mobile menu opens its page with the menu closed, and stores `activeMenu`', async ({
  page,
}) => {
  await openMenu(page);
  await menu(page).getByRole('link', { name: pageNames.about }).tap();
  await expect(page).toHaveURL('/about-us');
  await waitForPageScript(page);
  await expectMenu(page, 'closed');
  expect(await page.evaluate(() => sessionStorage.getItem('activeMenu'))).toBe('about-us');
});
