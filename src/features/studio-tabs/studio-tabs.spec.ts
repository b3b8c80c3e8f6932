import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { hydrateIsland } from '../../../tests/e2e/fixtures.ts';
import { expect, skipIfOff, test } from '../../../tests/e2e/page-helpers.ts';
import { routes } from '../../routes.ts';

skipIfOff(routes.studio);

const tabNames = [
  'Empowering Developers',
  'Reduced Total Cost of Ownership',
  'Enterprise-Grade Reliability',
] as const;
const [first, second, third] = tabNames;

async function expectActive(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

test('two of three Studio panels have `hidden="until-found"`; a text match in one of them selects its tab', async ({
  page,
  browserErrors,
}) => {
  await page.goto(routes.studio, { waitUntil: 'networkidle' });
  await expect(page.locator('tab-panel')).toHaveCount(3);
  await expect(page.locator('tab-panel[hidden="until-found"]')).toHaveCount(2);
  await expect(page.locator('tab-panel').first()).toBeVisible();

  await hydrateIsland(page, 'tab-panel');
  const hiddenPanels = page.locator('[role=tabpanel][hidden="until-found"]');
  await expect(hiddenPanels).toHaveCount(2);
  // Browsers dispatch this event before they show text that they found in a hidden panel.
  await hiddenPanels.last().dispatchEvent('beforematch');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(third);
  await expect(hiddenPanels).toHaveCount(2);
  expect(browserErrors).toEqual([]);
});

test('a Studio panel that the browser opened before hydration stays open', async ({ page }) => {
  await page.goto(routes.studio);
  // Browsers remove `hidden` when they find text, also for URLs with `#:~:text=`.
  await page
    .locator('tab-panel')
    .nth(2)
    .evaluate((element) => element.removeAttribute('hidden'));
  await hydrateIsland(page, 'tab-panel');
  await expectActive(page, third);
});

test('one of three Studio tabs is active; clicks and arrow keys activate another (specification §4); none has an accessibility violation', async ({
  page,
  browserErrors,
}) => {
  await page.goto(routes.studio);
  await hydrateIsland(page, 'tab-panel');
  await expect(page.getByRole('tab')).toHaveText(tabNames);
  await expectActive(page, first);
  for (const name of tabNames.toReversed()) {
    await page.getByRole('tab', { name }).click();
    await expectActive(page, name);
  }
  for (const [key, name] of [
    ['ArrowRight', second],
    ['ArrowRight', third],
    ['ArrowRight', first],
    ['ArrowLeft', third],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expectActive(page, name);
  }
  for (const name of tabNames) {
    await page.getByRole('tab', { name }).click();
    await expectNoAccessibilityViolations(page);
  }
  expect(browserErrors).toEqual([]);
});
