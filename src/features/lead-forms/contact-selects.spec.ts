import { choose, contactForm, expectNoFaults, openContact } from '../../../tests/e2e/forms.ts';
import { expect, test } from '../../../tests/e2e/site.ts';
import { companySizes } from './company-sizes.ts';
import { countries } from './countries.ts';

test.describe('Specification §3 and §4, the contact form’s two lists', () => {
  test.beforeEach(async ({ page }) => {
    await openContact(page);
  });

  test('the country list has 249 names in a box 200 px high that scrolls, opens and closes on click, and is named', async ({ page, complaints }) => {
    const country = page.getByRole('combobox', { name: 'Country' });
    await expect(country).toHaveText('Select Location');
    await expect(country).toHaveAttribute('aria-required', 'true');
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await country.click();
    await expect(country).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox', { name: 'Country' });
    await expect(list).toBeVisible();
    expect(await list.getByRole('option').allTextContents()).toEqual(countries.map(({ name }) => name));
    expect(countries).toHaveLength(249);
    expect(await list.evaluate((box) => [box.getBoundingClientRect().height, box.scrollHeight > 249 * 40, getComputedStyle(box).overflowY])).toEqual([200, true, 'auto']);

    await country.click();
    await expect(list).toHaveCount(0);
    // Opened and left without a choice, it says so.
    await expect(country).toHaveAccessibleDescription('Please choose a country from the list.');
    await country.click();
    await list.getByRole('option', { name: 'Åland Islands' }).click();
    await expect(list).toHaveCount(0);
    await expect(country).toHaveText('Åland Islands');
    await expect(country).toHaveAccessibleDescription('');
    await expect(country).not.toHaveAttribute('aria-invalid');
    await expect(country).toBeFocused();
    // The strict policy of the page has seen nothing to refuse.
    expect(complaints).toEqual([]);
  });

  for (const screen of ['wideLight', 'narrowDark'] as const)
    test(`the open country list has no accessibility fault (${screen})`, async ({ page }) => {
      await page.getByRole('combobox', { name: 'Country' }).click();
      await expect(page.getByRole('listbox', { name: 'Country' })).toBeVisible();
      await expectNoFaults(page, screen);
    });

  test('the company sizes are the six, and opening one list closes the other', async ({ page }) => {
    const size = page.getByRole('combobox', { name: 'Company Size' });
    await expect(size).toHaveText('Select Company size');
    await page.getByRole('combobox', { name: 'Country' }).click();
    await expect(page.getByRole('listbox', { name: 'Country' })).toBeVisible();
    await size.click();
    await expect(page.getByRole('listbox', { name: 'Company Size' })).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(1);
    expect(await page.getByRole('option').allTextContents()).toEqual([...companySizes]);
    await expectNoFaults(page, 'wideDark', 'narrowLight');
    await page.getByRole('option', { name: '5000+ Employees' }).click();
    await expect(size).toHaveText('5000+ Employees');
    await size.click();
    await expect(page.getByRole('option', { selected: true })).toHaveText('5000+ Employees');
  });

  test('a list opens beside its button and shows what was chosen, and the page stays where it is', async ({ page }) => {
    for (const [width, option] of [
      [1440, 'Zimbabwe'],
      [390, 'Spain'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const country = page.getByRole('combobox', { name: 'Country' });
      await choose(page, 'Country', option);
      await country.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const before = await page.evaluate(() => scrollY);
      await country.click();
      await expect(page.getByRole('option', { name: option })).toBeFocused();
      await expect(page.getByRole('option', { name: option })).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      const button = await country.boundingBox();
      const list = await page.getByRole('listbox').boundingBox();
      expect(Math.round((list?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0))).toBe(6);
      expect(list?.x).toBeCloseTo(button?.x ?? 0, 0);
      expect(list?.width).toBeCloseTo(button?.width ?? 0, 0);
      await page.keyboard.press('Escape');
    }
  });

  test('keys open, move, find by letters, choose and close it', async ({ page }) => {
    const country = page.getByRole('combobox', { name: 'Country' });
    const option = (name: string) => page.getByRole('option', { name, exact: true });
    await country.focus();
    await page.keyboard.press('ArrowDown');
    await expect(option('Afghanistan')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(option('Åland Islands')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(option('Afghanistan')).toBeFocused();
    await page.keyboard.press('End');
    await expect(option('Zimbabwe')).toBeFocused();
    await expect(option('Zimbabwe')).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(option('Afghanistan')).toBeFocused();
    await page.keyboard.type('united s');
    await expect(option('United States')).toBeFocused();
    await expect(option('United States')).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(country).toBeFocused();
    await expect(country).toHaveText('United States');

    await page.keyboard.press('Enter');
    await expect(option('United States')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(country).toBeFocused();
    await expect(country).toHaveText('United States');
    const ring = await country.evaluate((button) => getComputedStyle(button).boxShadow);
    expect(ring).not.toBe('none');

    await page.keyboard.press('Space');
    await expect(option('United States')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(contactForm(page).getByLabel('Work Email')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(country).toBeFocused();
    await page.keyboard.type('sp');
    await expect(country).toHaveText('Spain');
  });

  test('a click outside closes either', async ({ page }) => {
    for (const label of ['Country', 'Company Size']) {
      await page.getByRole('combobox', { name: label }).click();
      await expect(page.getByRole('listbox', { name: label })).toBeVisible();
      await page.getByRole('heading', { name: 'We’re Available' }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    }
  });
});
