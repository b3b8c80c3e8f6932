import { expect, recordLayoutShifts, storedValue, test } from '../../../tests/e2e/page-helpers.ts';
import { mainNav, navLink } from '../../../tests/e2e/visit.ts';
import { pageNames } from '../../../tests/labels.ts';

// Specification §2 and §9.

test('the header underlines only the item of the current URL', async ({ page }) => {
  const underlined = () =>
    mainNav(page)
      .locator('> ul > li > *:first-child')
      .evaluateAll((items) =>
        items
          .filter(
            // Other underlines are scaled to zero width.
            (item) =>
              getComputedStyle(item.firstElementChild as Element, '::after').transform === 'none',
          )
          .map((item) => item.textContent),
      );
  for (const [path, expected] of [
    ['/ManagedServices-service', [pageNames.solutions]],
    ['/industry-details/3', [pageNames.industries]],
    ['/search', []],
  ] as const) {
    await page.goto(path);
    expect(await underlined()).toEqual(expected);
  }
});

test('the header stores the clicked menu as activeMenu in sessionStorage, not in localStorage', async ({
  page,
}) => {
  const storedMenu = () => page.evaluate(() => sessionStorage.getItem('activeMenu'));
  await page.goto('/resource');
  expect(await storedMenu()).toBeNull();
  await navLink(page, pageNames.industries).click();
  await expect(page).toHaveURL('/industry-verticals');
  expect(await storedMenu()).toBe('industry-verticals');
  await mainNav(page).getByRole('button', { name: pageNames.solutions }).hover();
  await navLink(page, 'Managed Services').click();
  await expect(page).toHaveURL('/ManagedServices-service');
  expect(await storedMenu()).toBe('solutions');
  expect(await storedValue(page, 'activeMenu')).toBeNull();
});

test('after the top bar has scrolled away, the header sticks to the top without layout shift; its z-index is 1000', async ({
  page,
}) => {
  const readShift = await recordLayoutShifts(page);
  await page.goto('/blog-details/1');
  const header = page.getByRole('banner');
  const headerTop = () => header.evaluate((element) => element.getBoundingClientRect().top);
  const offset = await headerTop();
  expect(offset).toBeGreaterThan(0);
  // Discards shifts during loading.
  await readShift();
  await expect(header).toHaveCSS('z-index', '1000');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 20);
  await expect.poll(headerTop).toBe(offset - 20);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1220);
  expect(await headerTop()).toBe(0);
  // Focus in the sticky header does not scroll the page.
  await navLink(page, pageNames.home).focus();
  await page.keyboard.press('Tab');
  await expect(navLink(page, pageNames.about)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(1220);
  await page.mouse.wheel(0, -1220);
  await expect.poll(headerTop).toBe(offset);
  expect(await readShift()).toBe(0);
});
