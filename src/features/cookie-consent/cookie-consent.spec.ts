import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, isFocusInside, stored, test } from '../../../tests/e2e/states.ts';
import { scriptRuns } from '../../../tests/e2e/visit.ts';
import { allPages, builtHtml } from '../../../tests/pages.ts';
import copy from '../../content/pages/cookie-consent.json' with { type: 'json' };
import { VITALS_PATH } from '../web-vitals/vitals-payload.ts';

const manager = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' });
const choice = (page: Page, name: string) => manager(page).getByRole('checkbox', { name });
const clickButton = (page: Page, name: string) =>
  manager(page).getByRole('button', { name }).click();

async function open(page: Page): Promise<void> {
  await scriptRuns(page);
  await link(page).click();
  await expect(manager(page)).toBeVisible();
}

/** Page-speed requests of a tab. */
function vitalsRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on(
    'request',
    (request) => /vitals/.test(request.url()) && requests.push(new URL(request.url()).pathname),
  );
  return requests;
}

/** Number of page-speed values that the desk received. */
async function reported(page: Page, path: string): Promise<number> {
  const metrics = await (await page.request.get('/metrics')).text();
  return metrics
    .split('\n')
    .filter((line) => line.startsWith('desk_web_vitals_total{') && line.includes(`page="${path}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Waits until earlier idle callbacks of the page ran; its own time out after 2 s. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2500 })));

/** Waits until the page has loaded `web-vitals` and listens. */
async function measuring(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /web-vitals/.test(name)),
  );
  await idle(page);
}

/** Opens a page, waits until it is painted and would measure, and acts on it. */
async function use(page: Page, path: string, { measured = false } = {}): Promise<void> {
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
  await idle(page);
  if (measured) await measuring(page);
  await page.mouse.click(8, 600);
  await idle(page);
}

/** Uses and leaves a page, which makes it report. */
async function visit(page: Page, path: string): Promise<void> {
  await use(page, path);
  await page.goto('/resource', { waitUntil: 'load' });
}

const withPrivacyControl = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
      get: () => true,
      configurable: true,
    }),
  );

/** Strictly necessary keys (Cookies Policy). */
const necessary = [
  'navBarValueitem',
  'StoreUrlPath',
  'ProductsId',
  'Industryid',
  'blogid',
  'casestudyid',
  'leadOutbox',
  'preferences',
];

test.describe('Cookie preferences', () => {
  test('before a choice, the site shows no banner, measures nothing and stores only necessary keys', async ({
    page,
    context,
    browserErrors,
  }) => {
    const requests = vitalsRequests(page);
    for (const path of ['/', '/blog-details/1', '/contact-us']) await visit(page, path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(requests).toEqual([]);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => !necessary.includes(key))).toEqual([]);
    expect(await stored(page, 'preferences')).toBeNull();
    expect(await context.cookies()).toEqual([]);
    for (const path of ['/', '/blog-details/1', '/contact-us'])
      expect(await reported(page, path)).toBe(0);
    expect(browserErrors).toEqual([]);
  });

  test('the dialog has four categories: necessary is always on, the others are off', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await open(page);
    await expect(manager(page)).toMatchAriaSnapshot(`
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
  });

  test('performance consent is stored with its date, and each page reports once', async ({
    page,
    browserErrors,
  }) => {
    const requests = vitalsRequests(page);
    await page.goto('/managedservices-service');
    await open(page);
    await choice(page, 'Performance').check();
    await clickButton(page, 'Save my choice');
    await expect(manager(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    const today = new Date().toISOString().slice(0, 10);
    expect(JSON.parse((await stored(page, 'preferences')) ?? '')).toEqual({
      performance: true,
      functionality: false,
      targeting: false,
      day: today,
    });
    await measuring(page);
    await use(page, '/Gen-AI-offering', { measured: true });
    await page.goto('/resource');
    expect(requests.filter((path) => /web-vitals/.test(path))).not.toEqual([]);
    await expect.poll(() => reported(page, '/Gen-AI-offering')).toBeGreaterThanOrEqual(3);
    // The page of the choice reports too.
    await expect.poll(() => reported(page, '/ManagedServices-service')).toBeGreaterThanOrEqual(2);
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
    await page.evaluate(
      (day) => localStorage.setItem('preferences', JSON.stringify({ performance: true, day })),
      new Date().toISOString().slice(0, 10),
    );
    await use(page, '/solutions?source=mail', { measured: true });
    const sent = page.waitForRequest((request) => request.url().endsWith(VITALS_PATH));
    // Hides the tab, because the test cannot see requests of an unloaded page.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    const request = await sent;
    expect((await request.response())?.status()).toBe(204);
    expect(await request.headerValue('cookie')).toBeNull();
    const { path, vitals, ...rest } = JSON.parse(
      await page.evaluate(() => (window as Window & { beacon?: string }).beacon ?? ''),
    );
    expect([path, rest]).toEqual(['/solutions', {}]);
    for (const vital of vitals)
      expect(Object.keys(vital).sort()).toEqual(['name', 'rating', 'value']);
    expect(vitals.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['TTFB', 'FCP', 'LCP']),
    );
  });

  test('a revoked consent stops measuring in all open tabs', async ({ page, context }) => {
    await page.goto('/about-us');
    await open(page);
    await clickButton(page, 'Allow all three');
    const other = await context.newPage();
    await use(other, '/panorama', { measured: true });
    await page.bringToFront();
    await page.goto('/blog');
    await open(page);
    await expect(manager(page).getByText(/Your answer of \w+ \d+, 20\d\d/)).toBeVisible();
    for (const name of ['Performance', 'Functionality', 'Targeting'])
      await expect(choice(page, name)).toBeChecked();
    await choice(page, 'Performance').uncheck();
    await clickButton(page, 'Save my choice');
    const before = await Promise.all(
      ['/panorama', '/case-study'].map((path) => reported(page, path)),
    );
    const requests = [vitalsRequests(page), vitalsRequests(other)];
    await other.bringToFront();
    await other.goto('/resource');
    await visit(page, '/case-study');
    expect(
      await Promise.all(['/panorama', '/case-study'].map((path) => reported(page, path))),
    ).toEqual(before);
    expect(requests).toEqual([[], []]);
    await page.goto('/case-study');
    await open(page);
    await clickButton(page, 'Refuse all three');
    expect(JSON.parse((await stored(page, 'preferences')) ?? '')).toMatchObject({
      performance: false,
      functionality: false,
      targeting: false,
    });
  });

  test('Global Privacy Control overrides the choice, and the dialog reports it', async ({
    page,
    context,
  }) => {
    await withPrivacyControl(context);
    await page.goto('/about-us');
    await page.evaluate(
      (day) => localStorage.setItem('preferences', JSON.stringify({ performance: true, day })),
      new Date().toISOString().slice(0, 10),
    );
    await visit(page, '/DaImplementation-service');
    expect(await reported(page, '/DaImplementation-service')).toBe(0);
    await open(page);
    await expect(
      manager(page).getByText('Your browser sends Global Privacy Control.'),
    ).toBeVisible();
    for (const name of ['Performance', 'Functionality', 'Targeting']) {
      await expect(choice(page, name)).toBeDisabled();
      await expect(choice(page, name)).not.toBeChecked();
    }
    await expect(manager(page).getByRole('button', { name: 'Allow all three' })).toBeHidden();
    await expectNoAccessibilityViolations(page);
  });

  test('shows a message if the browser blocks storage', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/about-us');
    await open(page);
    await clickButton(page, 'Allow all three');
    await expect(manager(page).getByRole('alert')).toHaveText(copy.notSaved);
    await expect(manager(page)).toBeVisible();
  });

  test('works by keyboard and traps focus', async ({ page }) => {
    await page.goto('/resource');
    await scriptRuns(page);
    await link(page).focus();
    await page.keyboard.press('Enter');
    await expect(manager(page)).toBeVisible();
    for (let tabs = 0; tabs < 9; tabs += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusInside(page, 'dialog[open]')).toBe(true);
    }
    await choice(page, 'Functionality').focus();
    await page.keyboard.press('Space');
    await expect(choice(page, 'Functionality')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(manager(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    // Escape saves nothing.
    expect(await stored(page, 'preferences')).toBeNull();
    await page.keyboard.press('Enter');
    await expect(choice(page, 'Functionality')).not.toBeChecked();
  });

  test('has no accessibility violation and no horizontal scrolling, and is fully reachable at 390 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about-us');
    await open(page);
    await choice(page, 'Performance').check();
    await expectNoAccessibilityViolations(
      page,
      'wideLight',
      'wideDark',
      'narrowLight',
      'narrowDark',
    );
    await page.setViewportSize({ width: 320, height: 568 });
    expect(
      await manager(page).evaluate((box) => box.scrollWidth - box.clientWidth),
    ).toBeLessThanOrEqual(0);
    for (const button of await manager(page).getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('opens from the Cookies Policy and from every footer', async ({ page }) => {
    await page.goto('/cookies-policy');
    await scriptRuns(page);
    await page.getByRole('main').getByRole('link', { name: 'cookie preference manager' }).click();
    await expect(manager(page)).toBeVisible();
    for (const path of allPages())
      expect(
        /<footer[\s\S]*data-opens="cookie-preferences"[\s\S]*<\/footer>/.test(builtHtml(path)),
        path,
      ).toBe(true);
  });
});

test.describe('Cookie preferences without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the section of the policy', async ({ page }) => {
    await page.goto('/about-us');
    await link(page).click();
    await expect(page).toHaveURL(/\/cookies-policy#/);
    await expect(page.locator(':target')).toHaveText('In the cookie preference manager');
    await expect(page.locator(':target')).toBeInViewport();
  });
});
