import type { BrowserContext, Page } from '@playwright/test';
import { expectNoFaults } from '../../../tests/e2e/accessibility.ts';
import { expect, isFocusInside, stored, test } from '../../../tests/e2e/states.ts';
import { allPages, builtHtml } from '../../../tests/pages.ts';
import { VITALS_PATH } from '../web-vitals/vitals-payload.ts';

const manager = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' });
const choice = (page: Page, name: string) => manager(page).getByRole('checkbox', { name });
const answer = (page: Page, name: string) => manager(page).getByRole('button', { name }).click();

async function open(page: Page): Promise<void> {
  await expect(page.locator('html[data-menus]')).toBeAttached();
  await link(page).click();
  await expect(manager(page)).toBeVisible();
}

/** The requests of a tab that have to do with measuring. */
function vitalsRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => /vitals/.test(request.url()) && asked.push(new URL(request.url()).pathname));
  return asked;
}

/** How many timings of a page the desk has added up. */
async function reported(page: Page, path: string): Promise<number> {
  const metrics = await (await page.request.get('/metrics')).text();
  return metrics
    .split('\n')
    .filter((line) => line.startsWith('desk_web_vitals_total{') && line.includes(`page="${path}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Waits until a page has done what it put off to its next idle moment: idle callbacks are called in their order, and the page's own wait 2 s for one that does not come. */
const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2500 })));

/** Waits until a page that measures has its library and listens. */
async function measuring(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /web-vitals/.test(name)));
  await idle(page);
}

/** Opens a page and acts on it once it has been painted and would measure, which it begins in its first idle moment after it has loaded. */
async function use(page: Page, path: string, { measured = false } = {}): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true })));
  await idle(page);
  if (measured) await measuring(page);
  await page.mouse.click(8, 600);
  await idle(page);
}

/** Uses a page and leaves it: that is when a page reports. */
async function visit(page: Page, path: string): Promise<void> {
  await use(page, path);
  await page.goto('/resource', { waitUntil: 'load' });
}

const withPrivacyControl = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true, configurable: true }));

/** What the site keeps in any case (Cookies Policy): what its pages work by. */
const necessary = ['navBarValueitem', 'StoreUrlPath', 'ProductsId', 'Industryid', 'blogid', 'casestudyid', 'leadOutbox', 'preferences'];

test.describe('Cookie preferences', () => {
  test('before a choice, nothing is asked, measured or kept beyond what is necessary, and no cookie is set', async ({ page, context, complaints }) => {
    const asked = vitalsRequests(page);
    for (const path of ['/', '/blog-details/1', '/contact-us']) await visit(page, path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked).toEqual([]);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => !necessary.includes(key))).toEqual([]);
    expect(await stored(page, 'preferences')).toBeNull();
    expect(await context.cookies()).toEqual([]);
    for (const path of ['/', '/blog-details/1', '/contact-us']) expect(await reported(page, path)).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('the manager has the four categories: the necessary one always on, the others off', async ({ page }) => {
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
        - paragraph: /Empty today/
        - checkbox "Targeting"
        - paragraph: /Empty today/
        - button "Save my choice"
        - button "Refuse all three"
        - button "Allow all three"
    `);
  });

  test('a yes to performance is kept with its day, and pages report from then on, once each', async ({ page, complaints }) => {
    const asked = vitalsRequests(page);
    await page.goto('/managedservices-service');
    await open(page);
    await choice(page, 'Performance').check();
    await answer(page, 'Save my choice');
    await expect(manager(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    const today = new Date().toISOString().slice(0, 10);
    expect(JSON.parse((await stored(page, 'preferences')) ?? '')).toEqual({ performance: true, functionality: false, targeting: false, day: today });
    await measuring(page);
    await use(page, '/Gen-AI-offering', { measured: true });
    await page.goto('/resource');
    expect(asked.filter((path) => /web-vitals/.test(path))).not.toEqual([]);
    await expect.poll(() => reported(page, '/Gen-AI-offering')).toBeGreaterThanOrEqual(3);
    // The page on which the choice was made reports too.
    await expect.poll(() => reported(page, '/ManagedServices-service')).toBeGreaterThanOrEqual(2);
    expect(complaints).toEqual([]);
  });

  test('the report holds names, values, ratings and the page’s path, and nothing else', async ({ page }) => {
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, body) => {
        if (body instanceof Blob) void body.text().then((text) => Object.assign(window, { beacon: text }));
        return send(url, body);
      };
    });
    await page.goto('/about-us');
    await page.evaluate((day) => localStorage.setItem('preferences', JSON.stringify({ performance: true, day })), new Date().toISOString().slice(0, 10));
    await use(page, '/solutions?source=mail', { measured: true });
    const sent = page.waitForRequest((request) => request.url().endsWith(VITALS_PATH));
    // As when the tab goes into the background: a page that is left takes its requests out of the test's sight.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    const request = await sent;
    expect((await request.response())?.status()).toBe(204);
    expect(await request.headerValue('cookie')).toBeNull();
    const { path, vitals, ...rest } = JSON.parse(await page.evaluate(() => (window as Window & { beacon?: string }).beacon ?? ''));
    expect([path, rest]).toEqual(['/solutions', {}]);
    for (const vital of vitals) expect(Object.keys(vital).sort()).toEqual(['name', 'rating', 'value']);
    expect(vitals.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
  });

  test('taken back, nothing is measured any more: not in this tab, and not in another that was open', async ({ page, context }) => {
    await page.goto('/about-us');
    await open(page);
    await answer(page, 'Allow all three');
    const other = await context.newPage();
    await use(other, '/panorama', { measured: true });
    await page.bringToFront();
    await page.goto('/blog');
    await open(page);
    await expect(manager(page).getByText(/Your answer of \w+ \d+, 20\d\d/)).toBeVisible();
    for (const name of ['Performance', 'Functionality', 'Targeting']) await expect(choice(page, name)).toBeChecked();
    await choice(page, 'Performance').uncheck();
    await answer(page, 'Save my choice');
    const before = await Promise.all(['/panorama', '/case-study'].map((path) => reported(page, path)));
    const asked = [vitalsRequests(page), vitalsRequests(other)];
    await other.bringToFront();
    await other.goto('/resource');
    await visit(page, '/case-study');
    expect(await Promise.all(['/panorama', '/case-study'].map((path) => reported(page, path)))).toEqual(before);
    expect(asked).toEqual([[], []]);
    await page.goto('/case-study');
    await open(page);
    await answer(page, 'Refuse all three');
    expect(JSON.parse((await stored(page, 'preferences')) ?? '')).toMatchObject({ performance: false, functionality: false, targeting: false });
  });

  test('an answer older than a year has lapsed', async ({ page }) => {
    await page.goto('/about-us');
    await page.evaluate(() => localStorage.setItem('preferences', '{"performance":true,"functionality":true,"targeting":true,"day":"2024-01-01"}'));
    await visit(page, '/product');
    expect(await reported(page, '/product')).toBe(0);
    await open(page);
    await expect(choice(page, 'Performance')).not.toBeChecked();
    await expect(manager(page).getByText('Your answer of')).toBeHidden();
  });

  test('Global Privacy Control counts as a no, whatever was chosen, and the manager says so', async ({ page, context }) => {
    await withPrivacyControl(context);
    await page.goto('/about-us');
    await page.evaluate((day) => localStorage.setItem('preferences', JSON.stringify({ performance: true, day })), new Date().toISOString().slice(0, 10));
    await visit(page, '/DaImplementation-service');
    expect(await reported(page, '/DaImplementation-service')).toBe(0);
    await open(page);
    await expect(manager(page).getByText('Your browser sends Global Privacy Control.')).toBeVisible();
    for (const name of ['Performance', 'Functionality', 'Targeting']) {
      await expect(choice(page, name)).toBeDisabled();
      await expect(choice(page, name)).not.toBeChecked();
    }
    await expect(manager(page).getByRole('button', { name: 'Allow all three' })).toBeHidden();
    await expectNoFaults(page, 'wideLight', 'narrowDark');
  });

  test('says so where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/about-us');
    await open(page);
    await answer(page, 'Allow all three');
    await expect(manager(page).getByRole('alert')).toHaveText(/does not let the site keep your answer/);
    await expect(manager(page)).toBeVisible();
  });

  test('works by keyboard alone and holds focus', async ({ page }) => {
    await page.goto('/resource');
    await expect(page.locator('html[data-menus]')).toBeAttached();
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
    // Escape keeps nothing.
    expect(await stored(page, 'preferences')).toBeNull();
    await page.keyboard.press('Enter');
    await expect(choice(page, 'Functionality')).not.toBeChecked();
  });

  test('has no accessibility fault and no sideways scroll, and is all in reach at 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about-us');
    await open(page);
    await choice(page, 'Performance').check();
    await expectNoFaults(page, 'wideLight', 'wideDark', 'narrowLight', 'narrowDark');
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await manager(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    for (const button of await manager(page).getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('opens from the Cookies Policy’s mention of it, and from every footer', async ({ page }) => {
    await page.goto('/cookies-policy');
    await expect(page.locator('html[data-menus]')).toBeAttached();
    await page.getByRole('main').getByRole('link', { name: 'cookie preference manager' }).click();
    await expect(manager(page)).toBeVisible();
    for (const path of allPages())
      expect({ path, link: /<footer[\s\S]*data-opens="cookie-preferences"[\s\S]*<\/footer>/.test(builtHtml(path)) }).toEqual({ path, link: true });
  });
});

test.describe('Cookie preferences without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the section of the policy that explains them', async ({ page }) => {
    await page.goto('/about-us');
    await link(page).click();
    await expect(page).toHaveURL(/\/cookies-policy#/);
    await expect(page.locator(':target')).toHaveText('In the cookie preference manager');
    await expect(page.locator(':target')).toBeInViewport();
  });
});
