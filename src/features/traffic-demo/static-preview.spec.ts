import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/e2e/states.ts';
import { expectFullPlace } from '../../../tests/e2e/static-preview.ts';
import { isShown, routes } from '../../routes.ts';

test.skip(!isShown(routes.traffic), 'Switched off in site.config.ts');

const demo = (page: Page) => page.getByRole('region', { name: 'Ask the junction what happened' });

for (const width of [1440, 390]) {
  test(`at ${width} px the place of the demonstration is full before it comes, and about as tall as it will be`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await expectFullPlace(page, routes.traffic, demo(page), async () => {
      await expect(
        demo(page).getByRole('slider', { name: 'Moment in the ten minutes' }),
      ).toBeVisible();
    });
  });
}
