import { cards, come, field, openDemo } from '../../../tests/e2e/asset-iq.ts';
import { expect, test } from '../../../tests/e2e/site.ts';
import { stored } from '../../../tests/e2e/states.ts';
import { routes } from '../../routes.ts';

test.describe('One asset of Asset IQ', () => {
  test('a field of one’s own is kept after a reload, and the search reads it', async ({ page }) => {
    await openDemo(page);
    await field(page).fill('letterbox');
    await cards(page).first().getByRole('button').click();
    await page.getByRole('button', { name: 'Add a field' }).click();
    await page.getByLabel('Field name').fill('Licence');
    await page.getByLabel('Value', { exact: true }).fill('renewable in spring');
    await expect.poll(() => stored(page, 'assetIqFields')).toContain('renewable in spring');
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/asset=/);
    await page.reload();
    await come(page);
    await field(page).fill('renewable in spring');
    await expect(cards(page)).toHaveCount(1);
    await cards(page).first().getByRole('button').click();
    await expect(page.getByLabel('Value', { exact: true })).toHaveValue('renewable in spring');
  });

  test('an asset has an address: opened elsewhere it shows the same, closed it is gone', async ({ page, context }) => {
    await openDemo(page);
    await field(page).fill('teal bus');
    await cards(page).first().getByRole('button').click();
    await expect(page).toHaveURL(/\?q=teal\+bus&asset=traffic#try$/);
    const dialog = page.getByRole('dialog', { name: 'One car has stopped where it should not.' });
    await expect(dialog.getByRole('link', { name: '/asset-IQ?asset=traffic#try' })).toBeVisible();
    const other = await context.newPage();
    await other.addInitScript(() => sessionStorage.setItem('visit', 'started'));
    await other.goto(page.url());
    await expect(other.getByRole('dialog', { name: 'One car has stopped where it should not.' })).toBeVisible();
    await expect(field(other)).toHaveValue('teal bus');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\?q=teal\+bus#try$/);
  });

  test('the panel shows what was asked for first, and walks through every name by keyboard', async ({ page }) => {
    await openDemo(page);
    await field(page).fill('house');
    await cards(page).filter({ hasText: 'One car has stopped' }).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    const names = dialog.getByRole('list', { name: 'What is in it' }).getByRole('listitem');
    await expect(names.first()).toContainText('house × 3');
    await expect(names.nth(1)).toContainText('person-');
    const boxes = dialog.locator('svg[aria-hidden] > svg');
    await dialog.getByRole('button', { name: 'Next object' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toContainText(/^house × 3 \(1 of \d+\)/);
    await expect(boxes).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Previous object' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toContainText(/\((\d+) of \1\)/);
    // Every name draws as many boxes as it counts: what the frame cuts and what is many included.
    for (let step = await names.count(); step > 0; step--) {
      await dialog.getByRole('button', { name: 'Next object' }).click();
      const said = (await dialog.getByRole('status').textContent()) ?? '';
      await expect(boxes, said).toHaveCount(Number(/× (\d+)/.exec(said)?.[1] ?? 1));
    }
  });

  test('a film shot opens the film at its second', async ({ page, complaints }) => {
    await openDemo(page, `${routes.assetIq}?q=one+face&type=film+shot#try`);
    await cards(page).filter({ hasText: 'One face, in two frames.' }).getByRole('button').click();
    const film = page.locator('dialog video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(21);
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeLessThan(30);
    // To jump, the browser leaves off one request for the film and makes another.
    expect(complaints.filter((complaint) => !/\/film\/.*ERR_ABORTED/.test(complaint))).toEqual([]);
  });

  test('at 390 px the panel labels one name at a time, and a tap goes on', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('visit', 'started'));
    await page.goto(`${routes.assetIq}?q=house&asset=traffic#try`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toContainText('house × 3 (1 of');
    await expect(dialog.locator('svg[aria-hidden] text')).toHaveText(['house']);
    await dialog.getByRole('button', { name: 'Next object' }).tap();
    await expect(dialog.getByRole('status')).toContainText('(2 of');
    await expect(dialog.locator('svg[aria-hidden] text')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
});
