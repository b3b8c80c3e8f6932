import { allDisplays, expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import {
  clickCookieButton,
  cookieCheckbox,
  cookieDialog,
  openPreferences,
  preferencesLink,
} from '../../../tests/e2e/cookie-preferences.ts';
import { expect, expectTabsTrapped, storedValue, test } from '../../../tests/e2e/page-helpers.ts';
import { openPage } from '../../../tests/e2e/visit.ts';
import { allPages, builtHtml } from '../../../tests/pages.ts';
import copy from '../../content/pages/cookie-consent.json' with { type: 'json' };

test('the cookie dialog has one category that is always on and three optional ones, and no accessibility violation; at 320 px, vertical scrolling alone reaches each button', async ({
  page,
}) => {
  await openPreferences(page, '/about-us');
  await expect(cookieDialog(page)).toMatchAriaSnapshot(`
    - dialog "Cookie preferences":
      - button "Close cookie preferences"
      - heading "Cookie preferences" [level=2]
      - paragraph
      - paragraph: Strictly necessary Always on
      - paragraph
      - checkbox "Performance"
      - paragraph: /^Five timings/
      - checkbox "Functionality"
      - paragraph: /Nothing of the kind is stored today/
      - checkbox "Targeting"
      - paragraph: /Nothing of the kind is stored today/
      - button "Save my choice"
      - button "Refuse all three"
      - button "Allow all three"
  `);
  await cookieCheckbox(page, 'Performance').check();
  await expectNoAccessibilityViolations(page, ...allDisplays);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(
    await cookieDialog(page).evaluate((box) => box.scrollWidth - box.clientWidth),
  ).toBeLessThanOrEqual(0);
  for (const button of await cookieDialog(page).getByRole('button').all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('the cookie dialog shows an error if the browser cannot save the choice', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await openPreferences(page, '/about-us');
  await clickCookieButton(page, 'Allow all three');
  await expect(cookieDialog(page).getByRole('alert')).toHaveText(copy.notSaved);
  await expect(cookieDialog(page)).toBeVisible();
});

test('the cookie dialog works by keyboard and traps focus; Escape discards the choice', async ({
  page,
}) => {
  await openPage(page, '/resource');
  await preferencesLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(cookieDialog(page)).toBeVisible();
  // The dialog has eight controls: if it did not trap focus, the ninth Tab would leave it.
  await expectTabsTrapped(page, 9);
  await cookieCheckbox(page, 'Functionality').focus();
  await page.keyboard.press('Space');
  await expect(cookieCheckbox(page, 'Functionality')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(cookieDialog(page)).toBeHidden();
  await expect(preferencesLink(page)).toBeFocused();
  expect(await storedValue(page, 'preferences')).toBeNull();
  await page.keyboard.press('Enter');
  await expect(cookieCheckbox(page, 'Functionality')).not.toBeChecked();
});

test('the cookie dialog opens from a link in the Cookies Policy; each page’s footer has such a link', async ({
  page,
}) => {
  await openPage(page, '/cookies-policy');
  await page.getByRole('main').getByRole('link', { name: 'cookie preference manager' }).click();
  await expect(cookieDialog(page)).toBeVisible();
  for (const path of allPages())
    expect(builtHtml(path), path).toMatch(
      /<footer[\s\S]*data-opens="cookie-preferences"[\s\S]*<\/footer>/,
    );
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the footer’s cookie link opens the section about the preference manager', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await preferencesLink(page).click();
    await expect(page).toHaveURL(/\/cookies-policy#/);
    await expect(page.locator(':target')).toHaveText('In the cookie preference manager');
    await expect(page.locator(':target')).toBeInViewport();
  });
});
