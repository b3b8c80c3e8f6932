import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/e2e/page-helpers.ts';
import { expectStaticPreview } from '../../../tests/e2e/static-preview.ts';
import { isEnabled, routes } from '../../routes.ts';

test.skip(!isEnabled(routes.traffic), 'Switched off in site.config.ts');

const demo = (page: Page) => page.getByRole('region', { name: 'Ask the junction what happened' });

for (const width of [1440, 390]) {
  test(`at ${width} px wide, the static preview has no empty band of 320 px or more in height, and hydration changes the height of the demonstration by less than 10%`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await expectStaticPreview(page, routes.traffic, demo(page), () =>
      expect(demo(page).getByRole('slider', { name: 'Moment in the ten minutes' })).toBeVisible(),
    );
  });
}
