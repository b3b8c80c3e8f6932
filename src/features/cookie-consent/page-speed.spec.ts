import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import {
  clickCookieButton,
  cookieCheckbox,
  cookieDialog,
  openPreferences,
  preferencesLink,
} from '../../../tests/e2e/cookie-preferences.ts';
import { expect, recordRequests, storedValue, test } from '../../../tests/e2e/page-helpers.ts';

/** Returns how many page-speed values the desk received for a page. */
async function reportedCount(page: Page, path: string): Promise<number> {
  const metrics = await (await page.request.get('/metrics')).text();
  return metrics
    .split('\n')
    .filter((line) => line.startsWith('desk_web_vitals_total{') && line.includes(`page="${path}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Waits for the page's idle callbacks, whose timeouts are at most 2 s. */
const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2500 })));

async function waitForMeasuring(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /web-vitals/.test(name)),
  );
  await waitForIdle(page);
}

/** Opens a page and clicks, so that LCP (largest contentful paint) is final and can be reported. */
async function openAndClick(page: Page, path: string, { isMeasured = true } = {}): Promise<void> {
  await page.goto(path);
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(resolve).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  await waitForIdle(page);
  if (isMeasured) await waitForMeasuring(page);
  await page.mouse.click(8, 600);
  await waitForIdle(page);
}

/** Opens a page, clicks and leaves. With consent, this would send a report. */
async function visitUnmeasured(page: Page, path: string): Promise<void> {
  await openAndClick(page, path, { isMeasured: false });
  await page.goto('/resource');
}

const storedChoice = async (page: Page) =>
  JSON.parse((await storedValue(page, 'preferences')) ?? '');

/** In the time zone of playwright.config.ts. */
const today = new Date().toLocaleDateString('sv', { timeZone: 'America/Chicago' });
const optionalNames = ['Performance', 'Functionality', 'Targeting'];

/**
 * Local-storage keys that need no consent (Cookies Policy). `assetIqFields` is omitted, because
 * only the Asset IQ demonstration, which these tests do not visit, stores it.
 */
const necessaryKeys = [
  'navBarValueitem',
  'StoreUrlPath',
  'ProductsId',
  'Industryid',
  'blogid',
  'casestudyid',
  'leadOutbox',
  'preferences',
];

test('before a choice about cookies, the site shows no dialog, measures nothing and stores only necessary keys', async ({
  page,
  context,
  browserErrors,
}) => {
  const requests = recordRequests(page, /vitals/);
  for (const path of ['/', '/blog-details/1', '/contact-us']) await visitUnmeasured(page, path);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(requests).toEqual([]);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !necessaryKeys.includes(key))).toEqual([]);
  expect(await storedValue(page, 'preferences')).toBeNull();
  expect(await context.cookies()).toEqual([]);
  expect(browserErrors).toEqual([]);
});

test('performance consent is stored with its date; then the current and the next page report their speed and path, without the query', async ({
  page,
  browserErrors,
}) => {
  // The desk redirects to the canonical path, `/ManagedServices-service`.
  await openPreferences(page, '/managedservices-service');
  await cookieCheckbox(page, 'Performance').check();
  await clickCookieButton(page, 'Save my choice');
  await expect(cookieDialog(page)).toBeHidden();
  await expect(preferencesLink(page)).toBeFocused();
  expect(await storedChoice(page)).toEqual({
    performance: true,
    functionality: false,
    targeting: false,
    day: today,
  });
  await waitForMeasuring(page);
  await openAndClick(page, '/Gen-AI-offering?source=mail');
  await page.goto('/resource');
  // At least TTFB, FCP and LCP. The desk counts only reports with the specified fields.
  await expect.poll(() => reportedCount(page, '/Gen-AI-offering')).toBeGreaterThanOrEqual(3);
  // The page on which the visitor consented measures only from then on, so it reports fewer values.
  await expect
    .poll(() => reportedCount(page, '/ManagedServices-service'))
    .toBeGreaterThanOrEqual(2);
  expect(browserErrors).toEqual([]);
});

test('revoking performance consent stops reports from another tab and from the next page; a refusal is stored', async ({
  page,
  context,
}) => {
  await openPreferences(page, '/about-us');
  await clickCookieButton(page, 'Allow all three');
  const otherTab = await context.newPage();
  await openAndClick(otherTab, '/panorama');
  await page.bringToFront();
  await openPreferences(page, '/blog');
  await expect(cookieDialog(page).getByText(/Your answer of \w+ \d+, 20\d\d/)).toBeVisible();
  for (const name of optionalNames) await expect(cookieCheckbox(page, name)).toBeChecked();
  await cookieCheckbox(page, 'Performance').uncheck();
  await clickCookieButton(page, 'Save my choice');
  const countBefore = await reportedCount(page, '/panorama');
  const requests = [recordRequests(page, /vitals/), recordRequests(otherTab, /vitals/)];
  await otherTab.bringToFront();
  await otherTab.goto('/resource');
  await visitUnmeasured(page, '/case-study');
  expect(await reportedCount(page, '/panorama')).toBe(countBefore);
  expect(requests).toEqual([[], []]);
  await openPreferences(page, '/resource');
  await clickCookieButton(page, 'Refuse all three');
  expect(await storedChoice(page)).toMatchObject({
    performance: false,
    functionality: false,
    targeting: false,
  });
});

test('Global Privacy Control overrides a stored consent in the cookie preferences and disables the choice', async ({
  page,
}) => {
  await page.addInitScript((day) => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
    localStorage.setItem('preferences', JSON.stringify({ performance: true, day }));
  }, today);
  await openPreferences(page, '/about-us');
  await expect(
    cookieDialog(page).getByText('Your browser sends Global Privacy Control.'),
  ).toBeVisible();
  for (const name of optionalNames) {
    await expect(cookieCheckbox(page, name)).toBeDisabled();
    await expect(cookieCheckbox(page, name)).not.toBeChecked();
  }
  await expect(cookieDialog(page).getByRole('button', { name: 'Allow all three' })).toBeHidden();
  await expectNoAccessibilityViolations(page);
});
