import type { Page } from '@playwright/test';
import { expect, recordRequests, skipIfOff, test } from '../../tests/e2e/page-helpers.ts';
import { expectStaticPreview, tallestGap } from '../../tests/e2e/static-preview.ts';
import { movePointer } from '../../tests/e2e/visit.ts';
import { routes } from '../routes.ts';

const demo = (page: Page) => page.locator('#try');

for (const { name, route, ownFiles, role, control } of [
  {
    name: 'Asset IQ',
    route: routes.assetIq,
    ownFiles: /AssetIq|asset-iq\/library/,
    role: 'searchbox',
    control: 'What are you looking for?',
  },
  {
    name: 'Panorama',
    route: routes.panorama,
    ownFiles: /PanoramaDemo|panorama-data/,
    role: 'radio',
    control: /Regional sales/,
  },
  {
    name: 'Traffic-Monitoring',
    route: routes.traffic,
    ownFiles: /TrafficDemo/,
    role: 'slider',
    control: 'Moment in the ten minutes',
  },
] as const) {
  const expectHydrated = (page: Page) =>
    expect(demo(page).getByRole(role, { name: control })).toBeVisible();

  test(`the demonstration of ${name} loads no script or data before it scrolls into view`, async ({
    page,
    browserErrors,
  }) => {
    skipIfOff(route);
    const urls = recordRequests(page, ownFiles);
    // At this height, the demonstration is more than half a screen below the fold.
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(route, { waitUntil: 'networkidle' });
    await movePointer(page);
    // Long enough for a load that the pointer move would start.
    await page.waitForTimeout(800);
    expect(urls).toEqual([]);
    await demo(page).scrollIntoViewIfNeeded();
    await expectHydrated(page);
    expect(urls).not.toEqual([]);
    expect(browserErrors).toEqual([]);
  });

  for (const width of [1440, 390])
    test(`at ${width} px, the static preview of ${name} has no empty band of 320 px or more in height, and hydration changes its height by less than 10%`, async ({
      page,
    }) => {
      skipIfOff(route);
      await page.setViewportSize({ width, height: 900 });
      await expectStaticPreview(page, route, demo(page), () => expectHydrated(page));
    });
}

test('the printed static preview of Panorama has no empty band of 320 px or more in height', async ({
  page,
}) => {
  skipIfOff(routes.panorama);
  // US Letter at 96 pixels per inch
  await page.setViewportSize({ width: 816, height: 1056 });
  await page.goto(routes.panorama);
  await page.emulateMedia({ media: 'print' });
  expect(await tallestGap(demo(page))).toBeLessThan(320);
});
