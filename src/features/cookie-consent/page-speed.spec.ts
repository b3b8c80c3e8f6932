import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import {
  clickCookieButton,
  cookieCheckbox,
  cookieDialog,
  openPreferences,
  preferencesLink,
} from '../../../tests/e2e/cookie-preferences.ts';
import { expect, storedValue, test } from '../../../tests/e2e/page-helpers.ts';
import { VITALS_PATH } from '../web-vitals/vitals-payload.ts';

function recordVitalsRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on(
    'request',
    (request) => /vitals/.test(request.url()) && paths.push(new URL(request.url()).pathname),
  );
  return paths;
}

/** Returns how many page-speed values the desk received for a page. */
async function reportedCount(page: Page, path: string): Promise<number> {
  const metrics = await (await page.request.get('/metrics')).text();
  return metrics
    .split('\n')
    .filter((line) => line.startsWith('desk_web_vitals_total{') && line.includes(`page="${path}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Waits until the page's own idle callbacks have run: each waits at most 2 s. */
const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2500 })));

async function waitForMeasuring(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /web-vitals/.test(name)),
  );
  await waitForIdle(page);
}

async function openAndClick(
  page: Page,
  path: string,
  { waitsForMeasuring = false } = {},
): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
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
  if (waitsForMeasuring) await waitForMeasuring(page);
  // After an input, LCP (largest contentful paint) is final and can be reported.
  await page.mouse.click(8, 600);
  await waitForIdle(page);
}

/** Opens a page, clicks and leaves. With consent, the page would report. */
async function visit(page: Page, path: string): Promise<void> {
  await openAndClick(page, path);
  await page.goto('/resource', { waitUntil: 'load' });
}

const today = new Date().toISOString().slice(0, 10);
const storeConsent = (page: Page) =>
  page.evaluate(
    (day) => localStorage.setItem('preferences', JSON.stringify({ performance: true, day })),
    today,
  );

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

test.describe('Page-speed measurement', () => {
  test('before a choice, the site shows no dialog, measures nothing and stores only necessary keys', async ({
    page,
    context,
    browserErrors,
  }) => {
    const requests = recordVitalsRequests(page);
    const paths = ['/', '/blog-details/1', '/contact-us'];
    for (const path of paths) await visit(page, path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(requests).toEqual([]);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => !necessaryKeys.includes(key))).toEqual([]);
    expect(await storedValue(page, 'preferences')).toBeNull();
    expect(await context.cookies()).toEqual([]);
    for (const path of paths) expect(await reportedCount(page, path)).toBe(0);
    expect(browserErrors).toEqual([]);
  });

  test('performance consent is stored with its date; after that, both the current page and the next page send reports', async ({
    page,
    browserErrors,
  }) => {
    const requests = recordVitalsRequests(page);
    await page.goto('/managedservices-service');
    await openPreferences(page);
    await cookieCheckbox(page, 'Performance').check();
    await clickCookieButton(page, 'Save my choice');
    await expect(cookieDialog(page)).toBeHidden();
    await expect(preferencesLink(page)).toBeFocused();
    expect(JSON.parse((await storedValue(page, 'preferences')) ?? '')).toEqual({
      performance: true,
      functionality: false,
      targeting: false,
      day: today,
    });
    await waitForMeasuring(page);
    await openAndClick(page, '/Gen-AI-offering', { waitsForMeasuring: true });
    await page.goto('/resource');
    expect(requests.filter((path) => /web-vitals/.test(path))).not.toEqual([]);
    // At least TTFB, FCP and LCP.
    await expect.poll(() => reportedCount(page, '/Gen-AI-offering')).toBeGreaterThanOrEqual(3);
    // The page where consent was given measured only after that, so it reports fewer values.
    await expect
      .poll(() => reportedCount(page, '/ManagedServices-service'))
      .toBeGreaterThanOrEqual(2);
    expect(browserErrors).toEqual([]);
  });

  test('the report contains only names, values, ratings and the page’s path', async ({ page }) => {
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, body) => {
        if (body instanceof Blob)
          void body.text().then((text) => Object.assign(window, { beacon: text }));
        return send(url, body);
      };
    });
    await page.goto('/about-us');
    await storeConsent(page);
    await openAndClick(page, '/solutions?source=mail', { waitsForMeasuring: true });
    const sent = page.waitForRequest((request) => request.url().endsWith(VITALS_PATH));
    // Simulates a hidden tab, because the test cannot see requests of an unloaded page.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    const request = await sent;
    expect((await request.response())?.status()).toBe(204);
    expect(await request.headerValue('cookie')).toBeNull();
    const { path, vitals, ...otherFields } = JSON.parse(
      await page.evaluate(() => (window as Window & { beacon?: string }).beacon ?? ''),
    );
    expect([path, otherFields]).toEqual(['/solutions', {}]);
    for (const vital of vitals)
      expect(Object.keys(vital).sort()).toEqual(['name', 'rating', 'value']);
    expect(vitals.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['TTFB', 'FCP', 'LCP']),
    );
  });

  test('a revoked consent stops reports of another tab and the next page; a refusal is stored', async ({
    page,
    context,
  }) => {
    await page.goto('/about-us');
    await openPreferences(page);
    await clickCookieButton(page, 'Allow all three');
    const otherTab = await context.newPage();
    await openAndClick(otherTab, '/panorama', { waitsForMeasuring: true });
    await page.bringToFront();
    await page.goto('/blog');
    await openPreferences(page);
    await expect(cookieDialog(page).getByText(/Your answer of \w+ \d+, 20\d\d/)).toBeVisible();
    for (const name of ['Performance', 'Functionality', 'Targeting'])
      await expect(cookieCheckbox(page, name)).toBeChecked();
    await cookieCheckbox(page, 'Performance').uncheck();
    await clickCookieButton(page, 'Save my choice');
    const counts = () =>
      Promise.all(['/panorama', '/case-study'].map((path) => reportedCount(page, path)));
    const countsBefore = await counts();
    const requests = [recordVitalsRequests(page), recordVitalsRequests(otherTab)];
    await otherTab.bringToFront();
    await otherTab.goto('/resource');
    await visit(page, '/case-study');
    expect(await counts()).toEqual(countsBefore);
    expect(requests).toEqual([[], []]);
    await page.goto('/case-study');
    await openPreferences(page);
    await clickCookieButton(page, 'Refuse all three');
    expect(JSON.parse((await storedValue(page, 'preferences')) ?? '')).toMatchObject({
      performance: false,
      functionality: false,
      targeting: false,
    });
  });

  test('Global Privacy Control overrides a stored consent and disables the choice', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    );
    await page.goto('/about-us');
    await storeConsent(page);
    await visit(page, '/DaImplementation-service');
    expect(await reportedCount(page, '/DaImplementation-service')).toBe(0);
    await openPreferences(page);
    await expect(
      cookieDialog(page).getByText('Your browser sends Global Privacy Control.'),
    ).toBeVisible();
    for (const name of ['Performance', 'Functionality', 'Targeting']) {
      await expect(cookieCheckbox(page, name)).toBeDisabled();
      await expect(cookieCheckbox(page, name)).not.toBeChecked();
    }
    await expect(cookieDialog(page).getByRole('button', { name: 'Allow all three' })).toBeHidden();
    await expectNoAccessibilityViolations(page);
  });
});
