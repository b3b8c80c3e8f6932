import { expect, test } from '../../../tests/e2e/site.ts';
import { isShown, routes } from '../../routes.ts';

test.skip(!isShown(routes.studio), 'Switched off in site.config.ts');

const names = [
  'Empowering Developers',
  'Reduced Total Cost of Ownership',
  'Enterprise-Grade Reliability',
];

test('one of three panels is active; find-in-page opens another before and after hydration', async ({
  page,
  browserErrors,
}) => {
  await page.goto(routes.studio, { waitUntil: 'networkidle' });
  const texts = page.locator('tab-panel dd:first-of-type');
  const shown = () =>
    texts
      .evaluateAll((all) =>
        all.map((text) => text.checkVisibility({ contentVisibilityAuto: true })),
      )
      .then((visible) => visible.filter(Boolean).length);
  await expect(page.locator('tab-panel')).toHaveCount(3);
  expect(await page.locator('tab-panel[hidden="until-found"]').count()).toBe(2);
  expect(await shown()).toBeGreaterThan(0);

  await page.getByRole('heading', { name: names[0], exact: true }).scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await expect(page.getByRole('tab')).toHaveText(names);
  const hidden = page.locator('[role=tabpanel][hidden="until-found"]');
  await expect(hidden).toHaveCount(2);
  // The event of a find in a hidden panel.
  await hidden.last().dispatchEvent('beforematch');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(names[2] as string);
  await expect(hidden).toHaveCount(2);
  expect(browserErrors).toEqual([]);
});
