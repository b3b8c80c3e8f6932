import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import {
  expect,
  holdRequests,
  isFocusTrapped,
  scriptUrl,
  test,
} from '../../../tests/e2e/page-helpers.ts';
import { waitForPageScript, waitForPaint } from '../../../tests/e2e/visit.ts';
import { navigation } from '../../../tests/labels.ts';
import { allPages, builtHtml } from '../../../tests/pages.ts';
import { OPEN_EVENT } from '../../client/open-requests.ts';
import { routes } from '../../routes.ts';
import { INDEX_PATH } from './index-file.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search the site' });
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');
const status = (page: Page) => dialog(page).getByRole('status');
const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const indexUrl = new RegExp(`${INDEX_PATH}$`);

/** Opens a page and, once its script runs, the dialog by Ctrl+K. */
async function openByKey(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForPageScript(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.describe('Site search', () => {
  test('opens by Ctrl+K, Cmd+K or the header’s icon; traps focus; returns it when closed', async ({
    page,
    browserErrors,
  }) => {
    await openByKey(page, '/about-us');
    for (let tabs = 0; tabs < 4; tabs += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusTrapped(page)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Meta+k');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close search' }).click();
    await expect(dialog(page)).toBeHidden();
    await icon(page).click();
    await expect(field(page)).toBeFocused();
    // On the backdrop.
    await page.mouse.click(20, 450);
    await expect(dialog(page)).toBeHidden();
    await expect(icon(page)).toBeFocused();
    await expect(page).toHaveURL('/about-us');
    expect(browserErrors).toEqual([]);
  });

  test('loads no code or index before it opens, and the index only once', async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto('/about-us', { waitUntil: 'networkidle' });
    await waitForPageScript(page);
    // `client` contains React.
    expect(
      requestedUrls.filter(
        (url) => indexUrl.test(url) || /\/(SearchIsland|SearchDialog|finder|client)\./.test(url),
      ),
    ).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect.poll(() => requestedUrls.filter((url) => indexUrl.test(url)).length).toBe(1);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('retention');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('bearing');
    await expect(results(page).first()).toBeVisible();
    expect(requestedUrls.filter((url) => indexUrl.test(url))).toHaveLength(1);
  });

  test('finds and highlights a legal clause, and Enter opens it', async ({ page }) => {
    await openByKey(page, '/');
    await page.keyboard.type('retention');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    const first = results(page).first();
    await expect(first).toContainText('Privacy Policy');
    await expect(first.locator('mark')).toHaveText(['Retention']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/privacy-policy#retention');
    await expect(page.getByRole('heading', { name: 'Retention' })).toBeInViewport();
    await expect(dialog(page)).toBeHidden();
  });

  test('arrow keys, Home and End move through results; typing returns to the field; Escape closes', async ({
    page,
  }) => {
    await openByKey(page, '/');
    await page.keyboard.type('maintenance');
    await expect(results(page).first()).toBeVisible();
    const first = results(page).first();
    for (const [key, target] of [
      ['ArrowDown', first],
      ['ArrowDown', results(page).nth(1)],
      ['ArrowUp', first],
      ['ArrowUp', field(page)],
      ['ArrowDown', first],
      ['End', results(page).last()],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(target).toBeFocused();
    }
    await page.keyboard.type('s');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('maintenances');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('in the open dialog, Ctrl+K selects the query only if the focus is outside the field', async ({
    page,
  }) => {
    await openByKey(page, '/');
    await page.keyboard.type('main');
    const openEvents = await page.evaluateHandle((event) => {
      const counter = { count: 0 };
      addEventListener(event, () => (counter.count += 1), { capture: true });
      return counter;
    }, OPEN_EVENT);
    const pressAgain = async () => {
      const countBefore = await openEvents.evaluate(({ count }) => count);
      await page.keyboard.press('Control+k');
      await expect.poll(() => openEvents.evaluate(({ count }) => count)).toBe(countBefore + 1);
    };
    await pressAgain();
    await page.keyboard.type('tenance');
    await expect(field(page)).toHaveValue('maintenance');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await pressAgain();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('bearing');
    await expect(field(page)).toHaveValue('bearing');
  });

  test('a result on the current page scrolls to its section', async ({ page }) => {
    await openByKey(page, '/privacy-policy');
    await page.keyboard.type('complaints');
    await results(page).filter({ hasText: 'Privacy Policy' }).first().click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/privacy-policy#/);
    await expect
      .poll(() =>
        page.evaluate(
          () => document.querySelector(':target')?.getBoundingClientRect().top ?? Number.NaN,
        ),
      )
      .toBeLessThan(400);
  });

  test('reports that nothing was found, and searches again on input', async ({ page }) => {
    await openByKey(page, '/');
    await page.keyboard.type('zzqqxx');
    await expect(status(page)).toHaveText(/^No results/);
    await expect(results(page)).toHaveCount(0);
    await field(page).fill('panorama');
    await expect(results(page).first()).toBeVisible();
    await field(page).fill('');
    await expect(results(page)).toHaveCount(0);
    await expect(status(page)).toBeEmpty();
  });

  test('shows no message if the field is cleared before the index has loaded', async ({ page }) => {
    const release = await holdRequests(page, indexUrl);
    await openByKey(page, '/');
    await page.keyboard.type('panorama');
    await expect(status(page)).toHaveText(/^Loading/);
    await field(page).fill('');
    const response = page.waitForResponse(indexUrl);
    release();
    await (await response).finished();
    await expect(status(page)).toBeEmpty();
  });

  test('reports an error if the index cannot be loaded, and retries on request', async ({
    page,
  }) => {
    let isBroken = true;
    await page.route(indexUrl, (route) => (isBroken ? route.abort() : route.continue()));
    await openByKey(page, '/');
    await page.keyboard.type('retention');
    await expect(status(page)).toHaveText(/could not be loaded/);
    await expectNoAccessibilityViolations(page);
    isBroken = false;
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).first()).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeHidden();
    await expect(field(page)).toBeFocused();
  });

  test('Enter opens the first result of the current query', async ({ page }) => {
    await openByKey(page, '/about-us');
    await page.keyboard.type('cloud migration');
    await expect(results(page).first()).toContainText('Cloud Migration');
    // Submits before results of the new query can be rendered. “careers” has a fixed answer, which
    // links to the contact page (`fixed-answers.ts`).
    await field(page).evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        'careers',
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.form?.requestSubmit();
    });
    await expect(page).toHaveURL(routes.contact);
  });

  test('Enter pressed before the index has loaded opens nothing if the dialog is then closed or the query changes', async ({
    page,
  }) => {
    const reopen = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
    };
    for (const cancel of [
      () => page.keyboard.press('Escape'),
      reopen,
      () => page.keyboard.type(' period'),
    ]) {
      const release = await holdRequests(page, indexUrl);
      await openByKey(page, '/about-us');
      await page.keyboard.type('retention');
      await page.keyboard.press('Enter');
      await cancel();
      const response = page.waitForResponse(indexUrl);
      release();
      await (await response).finished();
      // Not `results(page)`, which finds nothing in a closed dialog.
      await expect(page.locator('dialog ol a').first()).toBeAttached();
      await waitForPaint(page);
      await expect(page).toHaveURL('/about-us');
      await page.unroute(indexUrl);
    }
  });

  test('a Ctrl+click on the icon is left to the browser', async ({ page }) => {
    await page.goto('/about-us');
    await waitForPageScript(page);
    const leftToBrowser = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const listener = (event: Event) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          };
          addEventListener('click', listener, { once: true });
        }),
    );
    await icon(page).click({ modifiers: ['ControlOrMeta'] });
    expect(await leftToBrowser).toBe(true);
  });

  test('if the dialog cannot load, the icon and Ctrl+K open the search page', async ({ page }) => {
    await page.route(scriptUrl('SearchDialog'), (route) => route.abort());
    await page.goto('/about-us');
    await waitForPageScript(page);
    await icon(page).click();
    await expect(page).toHaveURL('/search');
    await page.goBack();
    await waitForPageScript(page);
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/search');
  });

  test('opens by Ctrl+K under Caps Lock, but not with Shift', async ({ page }) => {
    await page.goto('/about-us');
    await waitForPageScript(page);
    const isHandled = (init: { key: string; shiftKey?: boolean }) =>
      page.evaluate(
        (keys) =>
          !document.body.dispatchEvent(
            new KeyboardEvent('keydown', {
              ctrlKey: true,
              bubbles: true,
              cancelable: true,
              ...keys,
            }),
          ),
        init,
      );
    expect(await isHandled({ key: 'K', shiftKey: true })).toBe(false);
    expect(await isHandled({ key: 'K' })).toBe(true);
    await expect(field(page)).toBeFocused();
  });

  test('loads the dialog’s script on hover or focus; no built page contains the dialog', async ({
    page,
  }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    const scriptRequests = () => requestedUrls.filter((url) => /\/SearchDialog\./.test(url)).length;
    for (const trigger of [() => icon(page).hover(), () => icon(page).focus()]) {
      requestedUrls.length = 0;
      await page.goto('/about-us', { waitUntil: 'networkidle' });
      expect(scriptRequests()).toBe(0);
      await trigger();
      await expect.poll(scriptRequests).toBe(1);
      await expect(dialog(page)).toHaveCount(0);
    }
    for (const path of allPages())
      expect(builtHtml(path).includes('search-dialog'), path).toBe(false);
  });

  test('opens from the mobile menu at 390 px, with 44 px targets', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about-us');
    await waitForPageScript(page);
    await page.getByRole('button', { name: navigation.open }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await field(page).fill('bearing');
    await expect(results(page).first()).toBeVisible();
    for (const target of [
      field(page),
      results(page).first(),
      dialog(page).getByRole('button', { name: 'Close search' }),
    ])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(
      await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth),
    ).toBeLessThanOrEqual(0);
    await results(page).first().click();
    await expect(page).toHaveURL(/-details\//);
  });

  test('has no accessibility violation, without and with results', async ({ page }) => {
    await openByKey(page, '/asset-IQ');
    await expectNoAccessibilityViolations(page);
    await page.keyboard.type('data');
    await expect(dialog(page).getByRole('link', { name: 'All results on one page' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectNoAccessibilityViolations(
      page,
      'wideLight',
      'wideDark',
      'narrowLight',
      'narrowDark',
    );
  });

  test('links to the search page for more results', async ({ page }) => {
    await openByKey(page, '/');
    await page.keyboard.type('data');
    await dialog(page).getByRole('link', { name: 'All results on one page' }).click();
    await expect(page).toHaveURL(`${routes.search}?q=data`);
    await expect
      .poll(() =>
        page.getByRole('main').getByRole('search').getByRole('listitem').getByRole('link').count(),
      )
      // The dialog shows at most 12.
      .toBeGreaterThan(12);
    await expect(page.getByRole('link', { name: 'All results on one page' })).toHaveCount(0);
  });
});
