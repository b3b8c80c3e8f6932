import type { Page } from '@playwright/test';
import { closeButton, flag, hamburger, menu, outside } from '../../../tests/e2e/mobile-menu.ts';
import { blockPageScript, expect, holdPageScript, isFocusInside, newVisit, test, withMotion } from '../../../tests/e2e/states.ts';

test.use({ ...withMotion, hasTouch: true, viewport: { width: 768, height: 900 } });

test.describe('Mobile menu before its code, and without what a browser may lack', () => {
  test('the first tap works with the page script blocked, and every way to close as well', async ({ page }) => {
    await blockPageScript(page);
    await page.goto('/resource');
    for (const way of [() => closeButton(page).tap(), () => page.mouse.click(...outside), () => page.keyboard.press('Escape')]) {
      await hamburger(page).tap();
      await expect(menu(page)).toBeVisible();
      expect(await isFocusInside(page, 'dialog[open]')).toBe(true);
      await way();
      await expect(menu(page)).toBeHidden();
    }
  });

  test('a menu opened before the code came is remembered when it comes', async ({ page }) => {
    const release = await holdPageScript(page);
    await page.goto('/resource', { waitUntil: 'commit' });
    await hamburger(page).tap();
    await expect(menu(page)).toBeVisible();
    release();
    await expect.poll(() => flag(page)).toBe('true');
    await expect(menu(page)).toBeVisible();
  });

  test('without invoker commands and light dismissal the script opens and closes', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      // What the browser would do itself is called off, and its own way of closing by a click outside is taken away.
      addEventListener('command', (event) => event.preventDefault(), true);
      addEventListener('DOMContentLoaded', () => document.querySelector('#mobile-menu')?.removeAttribute('closedby'));
    });
    await page.goto('/resource');
    for (const way of [() => closeButton(page).tap(), () => page.mouse.click(...outside)]) {
      await hamburger(page).tap();
      await expect(menu(page)).toBeVisible();
      await way();
      await expect(menu(page)).toBeHidden();
    }
  });
});

test.describe('Mobile menu on a phone', () => {
  for (const width of [320, 390]) {
    test(`at ${width} px it leaves a strip of 48 px, and a tap there closes it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/resource');
      await hamburger(page).tap();
      await expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(48);
      await page.touchscreen.tap(24, 500);
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/resource');
      await expect(hamburger(page)).toBeFocused();
    });
  }

  test('focus goes back to the hamburger where a press gives a button no focus, as in Safari', async ({ page }) => {
    await page.goto('/resource');
    await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault(), true));
    for (const way of [() => closeButton(page).tap(), () => page.touchscreen.tap(...outside)]) {
      await hamburger(page).tap();
      await expect(menu(page)).toBeVisible();
      await way();
      await expect(menu(page)).toBeHidden();
      await expect(hamburger(page)).toBeFocused();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    }
  });

  test('focus goes back to the hamburger where the closing tap takes it to the page, as in Firefox', async ({ page }) => {
    await page.goto('/resource');
    await page.evaluate(() => addEventListener('close', () => (document.activeElement as HTMLElement).blur(), true));
    await hamburger(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(...outside);
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });
});

test.describe('Mobile menu on the home page (specification §4)', () => {
  const scroll = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

  test("scrolling past the header's offset sets closed, scrolling back above it sets open", async ({ page }) => {
    await page.goto('/');
    await hamburger(page).tap();
    await expect(menu(page)).toBeVisible();
    await scroll(page, 400);
    await expect(menu(page)).toBeHidden();
    expect(await flag(page)).toBe('false');
    await scroll(page, 0);
    await expect(menu(page)).toBeVisible();
    expect(await flag(page)).toBe('true');

    // Opened below the header's offset, it stays while the page moves under it, and the way up does not bring it back once it was closed by hand.
    await closeButton(page).tap();
    await scroll(page, 400);
    await hamburger(page).tap();
    await expect(menu(page)).toBeVisible();
    await scroll(page, 500);
    await closeButton(page).tap();
    await scroll(page, 0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(menu(page)).toBeHidden();
  });

  test('the page behind scrolls by wheel and by a drag on the strip beside the menu, which closes it; the way back opens it', async ({ page, context }) => {
    await page.goto('/');
    await hamburger(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(...outside);
    await page.mouse.wheel(0, 600);
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => flag(page)).toBe('false');
    await page.mouse.wheel(0, -600);
    await expect(menu(page)).toBeVisible();
    await expect.poll(() => flag(page)).toBe('true');

    const finger = await context.newCDPSession(page);
    const x = outside[0];
    const drag = async (from: number, to: number) => {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from }] });
      for (let step = 1; step <= 10; step += 1)
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: from + ((to - from) * step) / 10 }] });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await drag(600, 200);
    await expect(menu(page)).toBeHidden();
    await expect(async () => {
      await drag(200, 800);
      await expect(menu(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  test('other pages leave it as it is', async ({ page }) => {
    await page.goto('/about-us');
    await hamburger(page).tap();
    await scroll(page, 400);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(menu(page)).toBeVisible();
  });

  test('a menu that was left open waits for the intro to end', async ({ context }) => {
    const page = await newVisit(context);
    await page.addInitScript(() => localStorage.setItem('navBarValueitem', 'true'));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Skip intro' })).toBeVisible();
    await expect(page.locator('html[data-menus]')).toBeAttached();
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Skip intro' }).tap();
    await expect(menu(page)).toBeVisible();
  });
});
