import { cards, openDemo, scrollToDemo, searchField } from '../../../tests/e2e/asset-iq.ts';
import { expect, skipIfOff, storedValue, test } from '../../../tests/e2e/page-helpers.ts';
import { horizontalOverflow, phone } from '../../../tests/e2e/visit.ts';
import shot from '../../assets/film/shot-faces.json' with { type: 'json' };
import { routes } from '../../routes.ts';

skipIfOff(routes.assetIq);

test.describe('Asset IQ detail panel', () => {
  test('after a reload, the search finds a field that the visitor added; removing it focuses “Add a field”', async ({
    page,
  }) => {
    await openDemo(page);
    await searchField(page).fill('letterbox');
    await cards(page).first().getByRole('button').click();
    await page.getByRole('button', { name: 'Add a field' }).click();
    await page.getByLabel('Field name').fill('Licence');
    await page.getByLabel('Value', { exact: true }).fill('renewable in spring');
    await expect.poll(() => storedValue(page, 'assetIqFields')).toContain('renewable in spring');
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/asset=/);
    await page.reload();
    await scrollToDemo(page);
    await searchField(page).fill('renewable in spring');
    await expect(cards(page)).toHaveCount(1);
    await cards(page).first().getByRole('button').click();
    await expect(page.getByLabel('Value', { exact: true })).toHaveValue('renewable in spring');
    await page.getByRole('button', { name: 'Remove Licence' }).press('Enter');
    await expect(page.getByLabel('Field name')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add a field' })).toBeFocused();
  });

  test('a click or Enter on the name of an object highlights its boxes; searched objects are first', async ({
    page,
  }) => {
    await openDemo(page, `${routes.assetIq}#try?ask=house&asset=traffic`);
    const dialog = page.getByRole('dialog');
    const names = dialog.getByRole('list', { name: 'What is in it' }).getByRole('listitem');
    const boxes = dialog.locator('svg[aria-hidden] > svg');
    const house = names.first().getByRole('button', { name: 'house × 3', exact: true });
    await house.press('Enter');
    await expect(house).toHaveAttribute('aria-pressed', 'true');
    await expect(boxes).toHaveCount(3);
    await house.press('Enter');
    await expect(house).toHaveAttribute('aria-pressed', 'false');
    for (const name of await names.all()) {
      const button = name.getByRole('button').first();
      await button.click();
      const text = (await button.textContent()) ?? '';
      // A name without a count has one box.
      await expect(boxes, text).toHaveCount(Number(/× (\d+)/.exec(text)?.[1] ?? 1));
    }
  });

  test('a film shot opens the film near the start of the shot', async ({ page, browserErrors }) => {
    await openDemo(page, `${routes.assetIq}#try?ask=face&type=film+shot`);
    await cards(page).filter({ hasText: 'One face, in two frames.' }).getByRole('button').click();
    const film = page.locator('dialog video');
    await expect
      .poll(() =>
        film.evaluate((video: HTMLVideoElement) => (video.seeking ? NaN : video.currentTime)),
      )
      // `startOffsetSeconds` in Detail.tsx
      .toBeCloseTo(shot.start + 0.05);
    expect(browserErrors).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true, isMobile: true });

    test('the picture shows only the label of the selected name; a tap selects another name', async ({
      page,
    }) => {
      await page.goto(`${routes.assetIq}#try?ask=house&asset=traffic`);
      const dialog = page.getByRole('dialog');
      const house = dialog.getByRole('button', { name: 'house × 3', exact: true });
      const labels = dialog.locator('svg[aria-hidden] text');
      await expect(house).toHaveAttribute('aria-pressed', 'true');
      await expect(labels).toHaveText(['house']);
      await dialog.getByRole('button', { name: /^bus/ }).first().tap();
      await expect(house).toHaveAttribute('aria-pressed', 'false');
      await expect(labels).toHaveText(['bus']);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    });
  });
});
