import { describe, expect } from 'vitest';
import { routes } from '../../../src/routes.ts';
import type { Page } from '../page.ts';
import type { EngineTest } from '../test-engine.ts';
import { openWithoutIntro } from './visit-page.ts';

export function dialogJourneys(test: EngineTest): void {
  describe('the search', () => {
    const dialog = (page: Page) => page.role('dialog', 'Search');
    const field = (page: Page) => dialog(page).role('searchbox');
    const results = (page: Page) => dialog(page).role('listitem').role('link');

    test('by keyboard: a shortcut opens it, arrow keys move focus, Enter opens the first result', async ({
      page,
    }) => {
      await openWithoutIntro(page, routes.about);
      // Repeats the shortcut until the page script responds.
      await expect
        .poll(async () => {
          await page.press('k', { control: true });
          return field(page).isFocused();
        })
        .toBe(true);
      await page.type('retention');
      await results(page).expectText(/Privacy Policy/);
      await page.press('ArrowDown');
      await results(page).nth(0).expectFocused();
      await page.press('ArrowDown');
      await results(page).nth(1).expectFocused();
      await page.press('ArrowUp');
      await page.press('ArrowUp');
      await field(page).expectFocused();
      await page.press('Enter');
      await page.expectUrl('/privacy-policy#retention');
      await page.heading(2, /Retention/).expectVisible();
    });

    test('by mouse: the icon opens it, a button closes it and restores focus, a link opens all results', async ({
      page,
    }) => {
      await openWithoutIntro(page, routes.about);
      const icon = page.role('banner').role('link', 'Search');
      await icon.click();
      await field(page).expectFocused();
      await dialog(page).role('button', 'Close search').click();
      await dialog(page).expectHidden();
      await icon.expectFocused();
      await icon.click();
      await field(page).fill('data');
      await results(page).expectVisible();
      await dialog(page).role('link', 'All results on one page').click();
      await page.expectUrl('/search?q=data');
      const allResults = page.role('main').role('listitem').role('link');
      // The dialog lists at most 12 results.
      await allResults.nth(12).expectVisible();
      await allResults.nth(0).click();
      await expect.poll(() => page.tab.evaluate(() => location.pathname)).not.toBe('/search');
      await page.back();
      await page.expectUrl('/search?q=data');
      await page.role('main').role('searchbox').expectValue('data');
      await allResults.nth(12).expectVisible();
    });
  });

  test('cookie preferences are off by default; Escape discards a change, Save stores it for later pages', async ({
    page,
  }) => {
    const link = page.role('contentinfo').role('link', 'Cookie preferences');
    const cookieDialog = page.role('dialog', 'Cookie preferences');
    await openWithoutIntro(page, routes.about);
    await link.click();
    await cookieDialog.expectVisible();
    await cookieDialog.expectFocusWithin();
    const isChecked = (name: string) =>
      cookieDialog.role('checkbox', name).evaluate(([box]) => (box as HTMLInputElement).checked);
    for (const name of ['Performance', 'Functionality', 'Targeting'])
      expect(await isChecked(name), name).toBe(false);
    await cookieDialog.role('checkbox', 'Functionality').press(' ');
    await expect.poll(() => isChecked('Functionality')).toBe(true);
    await page.press('Escape');
    await cookieDialog.expectHidden();
    await link.expectFocused();
    expect(await page.storedValue('preferences')).toBeNull();
    await page.press('Enter');
    await cookieDialog.role('checkbox', 'Performance').click();
    await cookieDialog.role('button', 'Save my choice').click();
    await cookieDialog.expectHidden();
    expect(JSON.parse((await page.storedValue('preferences')) ?? '')).toMatchObject({
      performance: true,
      functionality: false,
      targeting: false,
    });
    await page.open('/resource');
    await link.click();
    await cookieDialog.expectVisible();
    expect(await isChecked('Performance')).toBe(true);
    expect(await isChecked('Functionality')).toBe(false);
  });

  test('the film opens, plays, and pauses when closed', async ({ page }) => {
    await openWithoutIntro(page, '/');
    const playButton = page.role('main').role('button', /^Play the video/);
    const popup = page.role('dialog', /^Video/);
    const isPaused = () =>
      page.tab.evaluate(() =>
        [...document.querySelectorAll('video')].every(({ paused }) => paused),
      );
    for (const close of [
      () => popup.role('button', 'Close video').click(),
      () => page.press('Escape'),
    ]) {
      await playButton.click();
      await popup.expectVisible();
      await popup.expectFocusWithin();
      await expect.poll(isPaused).toBe(false);
      await close();
      await popup.expectHidden();
      await expect.poll(isPaused).toBe(true);
      await playButton.expectFocused();
    }
  });
}
