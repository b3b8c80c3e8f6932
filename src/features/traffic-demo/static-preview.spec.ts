import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/e2e/states.ts';
import { tallestGap } from '../../demo-shared/empty-space.ts';
import { routes } from '../../routes.ts';

const demo = (page: Page) => page.getByRole('region', { name: 'Ask the junction what happened' });
const height = async (page: Page) => (await demo(page).boundingBox())?.height ?? 0;

for (const width of [1440, 390]) {
  test(`at ${width} px the place of the demonstration is full before it comes, and about as tall as it will be`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.traffic);
    const before = await height(page);
    expect(await tallestGap(demo(page))).toBeLessThan(320);
    await demo(page).scrollIntoViewIfNeeded();
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect(demo(page).getByRole('slider', { name: 'Moment in the ten minutes' })).toBeVisible({ timeout: 15_000 });
    expect(Math.abs((await height(page)) / before - 1)).toBeLessThan(0.1);
  });
}
