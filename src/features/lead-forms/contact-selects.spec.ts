import type { Locator, Page } from '@playwright/test';
import { allDisplays, expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, test } from '../../../tests/e2e/fixtures.ts';
import { choose, contactForm, openContact } from '../../../tests/e2e/forms.ts';
import { companySizes } from './contact-schema.ts';
import { countries } from './countries.ts';

// Specification §3 and §4.

const countrySelect = (page: Page) => page.getByRole('combobox', { name: 'Country' });
const pollOpen = (select: Locator) =>
  expect.poll(() => select.evaluate((element) => element.matches(':open')));
const expectOpen = (select: Locator) => pollOpen(select).toBe(true);
const expectClosed = (select: Locator) => pollOpen(select).toBe(false);

/** Returns the style of the open list, which is a pseudo-element. */
const pickerStyle = (select: Locator) =>
  select.evaluate((element) => {
    const { height, width, overflowY } = getComputedStyle(element, '::picker(select)');
    return { height, width, overflowY };
  });

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test.beforeEach(({ page }) => openContact(page));

test('the country list has all countries, scrolls within 200 px and requires a choice', async ({
  page,
  browserErrors,
}) => {
  const country = countrySelect(page);
  const options = country.getByRole('option');
  const chosen = country.locator('option:checked');
  await expect(chosen).toHaveText('Select Location');
  await expect(country).toHaveAttribute('required');
  await expectClosed(country);
  await country.click();
  await expectOpen(country);
  expect(await options.allTextContents()).toEqual(countries.map(({ name }) => name));
  expect(await pickerStyle(country)).toMatchObject({ height: '200px', overflowY: 'auto' });
  const rowHeights = await options.evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.min(...rowHeights)).toBeGreaterThanOrEqual(44);

  await country.click();
  await expectClosed(country);
  await expect(country).toHaveAccessibleDescription('Please choose a country from the list.');
  await country.click();
  await country.getByRole('option', { name: 'Åland Islands' }).click();
  await expectClosed(country);
  await expect(chosen).toHaveText('Åland Islands');
  await expect(country).toHaveAccessibleDescription('');
  await expect(country).not.toHaveAttribute('aria-invalid');
  await expect(country).toBeFocused();
  expect(browserErrors).toEqual([]);
});

test('the company size list has six options, closes an open country list, and is accessible', async ({
  page,
}) => {
  const country = countrySelect(page);
  const size = page.getByRole('combobox', { name: 'Company Size' });
  await expect(size.locator('option:checked')).toHaveText('Select Company size');
  await country.click();
  await expectOpen(country);
  await size.click();
  await expectOpen(size);
  await expectClosed(country);
  expect(await size.getByRole('option').allTextContents()).toEqual([...companySizes]);
  expect(await pickerStyle(size)).toMatchObject({ height: '200px' });
  await size.getByRole('option', { name: '5000+ Employees' }).click();
  await expect(size).toHaveValue('5000+ Employees');
  await size.click();
  await expect(size.getByRole('option', { selected: true })).toHaveText('5000+ Employees');
  // Comes last, because it resizes the window. The open list moves one frame later, so a click
  // could miss it.
  await expectNoAccessibilityViolations(page, ...allDisplays);
});

test('the open country list is below its button, shows the selection and does not scroll the page', async ({
  page,
}) => {
  for (const [width, option] of [
    [1440, 'Zimbabwe'],
    [390, 'Spain'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const country = countrySelect(page);
    await choose(page, 'Country', option);
    await country.evaluate((select) =>
      select.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const startY = await page.evaluate(() => scrollY);
    await country.click();
    const selected = page.getByRole('option', { name: option });
    await expect(selected).toBeFocused();
    await expect(selected).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(startY);
    const button = await boxOf(country);
    const row = await boxOf(selected);
    // The list is 200 px high, 6 px below the button, and shows the selected row.
    expect(row.top).toBeGreaterThan(button.bottom + 5);
    expect(row.bottom).toBeLessThan(button.bottom + 207);
    expect(Number.parseFloat((await pickerStyle(country)).width)).toBeCloseTo(button.width, 1);
    await page.keyboard.press('Escape');
  }
});

test('the keyboard opens, searches and closes the country list, and selects from it', async ({
  page,
}) => {
  const country = countrySelect(page);
  const uzbekistan = page.getByRole('option', { name: 'Uzbekistan' });
  const expectChosen = async () => {
    await expectClosed(country);
    await expect(country).toBeFocused();
    await expect(country).toHaveValue('Uzbekistan');
  };
  await country.focus();
  await page.keyboard.press('Enter');
  await expectOpen(country);
  await page.keyboard.type('uzb');
  await expect(uzbekistan).toBeFocused();
  await expect(uzbekistan).toBeInViewport();
  await page.keyboard.press('Enter');
  await expectChosen();

  await page.keyboard.press('Enter');
  await expect(uzbekistan).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expectChosen();
  const focusRing = await country.evaluate((select) => getComputedStyle(select).boxShadow);
  expect(focusRing).not.toBe('none');

  await page.keyboard.press('Tab');
  await expect(contactForm(page).getByLabel('Work Email')).toBeFocused();
});
