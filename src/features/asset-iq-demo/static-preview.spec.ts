import { demoSection, searchField } from '../../../tests/e2e/asset-iq.ts';
import { expect, test } from '../../../tests/e2e/page-helpers.ts';
import { expectStaticPreview } from '../../../tests/e2e/static-preview.ts';
import { isEnabled, routes } from '../../routes.ts';

test.skip(!isEnabled(routes.assetIq), 'Switched off in site.config.ts');

for (const width of [1440, 390]) {
  test(`at ${width} px the static preview has no gap of 320 px or more; hydration changes its height by less than 10%`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await expectStaticPreview(page, routes.assetIq, demoSection(page), async () => {
      await expect(searchField(page)).toBeVisible();
    });
  });
}
