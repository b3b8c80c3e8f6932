import { site } from '../../site.config.ts';
import { routes } from '../../src/routes.ts';
import { names, navigation } from '../labels.ts';
import { expectNoAccessibilityViolations } from './accessibility.ts';
import { expect, test } from './states.ts';
import { mainNav } from './visit.ts';

const narrow = { width: 390, height: 844 };

test.describe('Open states have no accessibility violation (WCAG 2.2 AA and best practice)', () => {
  test('a dropdown', async ({ page }) => {
    await page.goto('/AIadvisory-services');
    const button = mainNav(page).getByRole('button', { name: names.solutions });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectNoAccessibilityViolations(page, 'wideLight', 'wideDark');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('the mobile menu with its sub-lists', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto('/asset-IQ');
    await page.getByRole('button', { name: navigation.open }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const summary of await menu.locator('summary').all()) await summary.click();
    await expectNoAccessibilityViolations(page, 'narrowLight', 'narrowDark');
    await expect(menu).toBeVisible();
  });

  test('the video popup with its transcript', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the video' }).click();
    const popup = page.getByRole('dialog', { name: 'Video' });
    await popup.getByText('Transcript', { exact: true }).click();
    await expectNoAccessibilityViolations(page);
    await expect(popup).toBeVisible();
  });

  test('each of the Studio tabs', async ({ page }) => {
    await page.goto(routes.studio);
    await page.getByRole('heading', { name: 'Empowering Developers' }).scrollIntoViewIfNeeded();
    await page.mouse.move(300, 300);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectNoAccessibilityViolations(page);
    }
    await expect(page.getByRole('tab')).toHaveCount(3);
  });

  test('the intro', async ({ context }) => {
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript((delay) => {
      const native = window.setTimeout;
      window.setTimeout = ((step: () => void, ms?: number) =>
        ms === delay ? 0 : native(step, ms)) as typeof window.setTimeout;
    }, site.introDurationMs);
    await page.goto('/resource');
    await expect(page.getByRole('button', { name: 'Skip intro' })).toBeVisible();
    await expectNoAccessibilityViolations(page);
    await expect(page.getByRole('button', { name: 'Skip intro' })).toBeVisible();
  });
});
