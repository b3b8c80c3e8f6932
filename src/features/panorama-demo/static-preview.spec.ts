import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/e2e/page-helpers.ts';
import { expectStaticPreview, tallestGap } from '../../../tests/e2e/static-preview.ts';
import { isEnabled, routes } from '../../routes.ts';

test.skip(!isEnabled(routes.panorama), 'Switched off in site.config.ts');

const demo = (page: Page) => page.getByRole('region', { name: 'Same question, another role' });

for (const width of [1440, 390]) {
  test(`at ${width} px wide, the static preview has no empty band of 320 px or more in height, and hydration changes the height of the demonstration by less than 10%`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await expectStaticPreview(page, routes.panorama, demo(page), async () => {
      await expect(demo(page).getByRole('radio', { name: /Regional sales/ })).toBeChecked();
    });
  });
}

test('the printed static preview has no empty band of 320 px or more in height', async ({
  page,
}) => {
  // US Letter at 96 pixels per inch
  await page.setViewportSize({ width: 816, height: 1056 });
  await page.goto(routes.panorama);
  await page.emulateMedia({ media: 'print' });
  expect(await tallestGap(demo(page))).toBeLessThan(320);
});
