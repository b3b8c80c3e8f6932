import type { Page } from '@playwright/test';
import {
  closeButton,
  expandMenu,
  expectMenu,
  hamburger,
  menu,
  openMenu,
  pointOutsideMenu,
  tapHamburger,
} from '../../../tests/e2e/mobile-menu.ts';
import {
  blockPageScript,
  expect,
  holdPageScript,
  isFocusTrapped,
  newVisit,
  test,
  withMotion,
} from '../../../tests/e2e/page-helpers.ts';
import { openPage, scrollPage, waitForPageScript, waitForPaint } from '../../../tests/e2e/visit.ts';

test.use({ ...withMotion, hasTouch: true, viewport: { width: 768, height: 900 } });

/** Opens the menu and closes it by its button, by a click outside and in each of `otherWays`. */
async function expectOpensAndCloses(page: Page, ...otherWays: (() => Promise<void>)[]) {
  for (const close of [
    () => closeButton(page).tap(),
    () => page.mouse.click(...pointOutsideMenu),
    ...otherWays,
  ]) {
    await tapHamburger(page);
    expect(await isFocusTrapped(page)).toBe(true);
    await close();
    await expect(menu(page)).toBeHidden();
  }
}

test('the mobile menu opens and closes without the page script', async ({ page }) => {
  await blockPageScript(page);
  await page.goto('/resource');
  await expectOpensAndCloses(page, () => page.keyboard.press('Escape'));
});

test('on a phone, the close button of the mobile menu stays visible when the expanded menu is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openMenu(page);
  await expandMenu(page);
  await menu(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
});

test('a double tap on the hamburger opens the mobile menu; the second tap neither follows a link nor closes the menu', async ({
  page,
}) => {
  await openPage(page, '/resource');
  // Puts the mouse where `mouse.down` and `mouse.up` below click.
  await hamburger(page).hover();
  await tapHamburger(page);
  await expect(menu(page)).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await waitForPaint(page);
  await expect(page).toHaveURL(/resource$/);
  await expect(menu(page)).toBeVisible();
});

test('the page script stores that the mobile menu was opened before the script loaded', async ({
  page,
}) => {
  const release = await holdPageScript(page);
  await page.goto('/resource', { waitUntil: 'commit' });
  await tapHamburger(page);
  release();
  await expectMenu(page, 'open');
});

test('in browsers without invoker commands and light dismissal, the page script opens and closes the mobile menu', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    addEventListener('command', (event) => event.preventDefault(), true);
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('#mobile-menu')?.removeAttribute('closedby'),
    );
  });
  await page.goto('/resource');
  await expectOpensAndCloses(page);
});

for (const width of [320, 390])
  test(`at ${width} px, the mobile menu leaves a 48 px strip of the page, where a tap closes the menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openMenu(page);
    await expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(48);
    await page.touchscreen.tap(24, 500);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/resource');
    await expect(hamburger(page)).toBeFocused();
  });

test('scrolling the home page neither closes a mobile menu opened below the top nor reopens one that the visitor closed', async ({
  page,
}) => {
  await openMenu(page, '/');
  await closeButton(page).tap();
  await scrollPage(page, 400);
  await hamburger(page).tap();
  await scrollPage(page, 500);
  await waitForPaint(page);
  await expect(menu(page)).toBeVisible();
  await closeButton(page).tap();
  await scrollPage(page, 0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await waitForPaint(page);
  await expect(menu(page)).toBeHidden();
});

test('on the home page, scrolling beside the mobile menu by wheel or drag closes it, and scrolling back reopens it', async ({
  page,
  context,
}) => {
  await openMenu(page, '/');
  await page.mouse.move(...pointOutsideMenu);
  await page.mouse.wheel(0, 600);
  await expectMenu(page, 'closed');
  await page.mouse.wheel(0, -600);
  await expectMenu(page, 'open');

  const cdp = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: pointOutsideMenu[0], y }],
    });
  const drag = async (from: number, to: number) => {
    await touch('touchStart', from);
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', from + ((to - from) * step) / 10);
    await touch('touchEnd');
  };
  await drag(600, 200);
  await expect(menu(page)).toBeHidden();
  await expect(async () => {
    await drag(200, 800);
    await expect(menu(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('scrolling on the about page does not close the mobile menu', async ({ page }) => {
  await openMenu(page, '/about-us');
  await scrollPage(page, 400);
  await waitForPaint(page);
  await expect(menu(page)).toBeVisible();
});

test('a mobile menu that was open at the end of the last visit opens again after Skip intro', async ({
  context,
}) => {
  const page = await newVisit(context);
  await page.addInitScript(() => localStorage.setItem('navBarValueitem', 'true'));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Skip intro' })).toBeVisible();
  await waitForPageScript(page);
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Skip intro' }).tap();
  await expect(menu(page)).toBeVisible();
});
