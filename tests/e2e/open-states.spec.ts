import { site } from '../../site.config.ts';
import { pageNames } from '../labels.ts';
import { expectNoAccessibilityViolations } from './accessibility.ts';
import { expandMenu, hamburger, menu } from './mobile-menu.ts';
import { expect, playButton, test } from './page-helpers.ts';
import { mainNav, phone } from './visit.ts';

test('an open dropdown has no accessibility violation', async ({ page }) => {
  await page.goto('/AIadvisory-services');
  const button = mainNav(page).getByRole('button', { name: pageNames.solutions });
  await button.press('Enter');
  await expectNoAccessibilityViolations(page, 'wideLight', 'wideDark');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('the mobile menu with open sub-lists has no accessibility violation', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/asset-IQ');
  await hamburger(page).click();
  await expandMenu(page);
  await expectNoAccessibilityViolations(page, 'narrowLight', 'narrowDark');
  await expect(menu(page)).toBeVisible();
});

test('the video popup with its transcript has no accessibility violation', async ({ page }) => {
  await page.goto('/');
  await playButton(page).click();
  const popup = page.getByRole('dialog', { name: 'Video' });
  await popup.getByText('Transcript', { exact: true }).click();
  await expectNoAccessibilityViolations(page);
  await expect(popup).toBeVisible();
});

test('the intro has no accessibility violation', async ({ context }) => {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Keeps the intro open by ignoring the timer that ends it. axe needs the other timers.
  await page.addInitScript((duration) => {
    const setTimer = window.setTimeout;
    window.setTimeout = ((callback: () => void, ms?: number) =>
      ms === duration ? 0 : setTimer(callback, ms)) as typeof window.setTimeout;
  }, site.introDurationMs);
  await page.goto('/resource');
  const skip = page.getByRole('button', { name: 'Skip intro' });
  await expect(skip).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await expect(skip).toBeVisible();
});
