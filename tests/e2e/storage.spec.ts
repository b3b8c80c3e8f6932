import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { site } from '../../site.config.ts';
import { ids, published } from '../content.ts';
import { sampledPages } from '../pages.ts';
import { expect, inParts, stored, test } from './states.ts';

/** What the page shows large of the newest day: its words are made for the build, so they are read as text. */
const { featured } = JSON.parse(readFileSync('src/content/pages/landings.json', 'utf8')).blog;
/** News & Blog has the newest first; of one day the featured one, then the others by id. */
const newestFirst = published('blog')
  .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? '') || Number(other.id === featured) - Number(one.id === featured))
  .map(({ id }) => id);

test.describe('Browser-stored values (specification §3)', () => {
  test('StoreUrlPath holds the last route, with its leading slash', async ({ page }) => {
    for (const path of ['/', '/asset-IQ', '/blog-details/4']) {
      await page.goto(path);
      await expect.poll(() => stored(page, 'StoreUrlPath')).toBe(path);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Resources' }).click();
    await expect(page).toHaveURL('/resource');
    await expect.poll(() => stored(page, 'StoreUrlPath')).toBe('/resource');
  });

  test('an address that has no page is not stored as the last route', async ({ page }) => {
    await page.goto('/resource');
    await expect.poll(() => stored(page, 'StoreUrlPath')).toBe('/resource');
    await page.goto('/no-such-page');
    await expect(page.locator('html[data-menus]')).toBeAttached();
    expect(await stored(page, 'StoreUrlPath')).toBe('/resource');
  });

  test('a page that the browser brings back as it was left is the last route again, and its id the stored one', async ({ page }) => {
    await page.goto('/blog-details/3');
    await expect.poll(() => stored(page, 'blogid')).toBe('3');
    await page.evaluate(() => {
      localStorage.setItem('blogid', '4');
      localStorage.setItem('StoreUrlPath', '/blog-details/4');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect([await stored(page, 'blogid'), await stored(page, 'StoreUrlPath')]).toEqual(['3', '/blog-details/3']);
  });

  for (const { landing, key, order, detail } of [
    { landing: '/industry-verticals', key: 'Industryid', order: ids('industries'), detail: '/industry-details/' },
    { landing: '/blog', key: 'blogid', order: newestFirst, detail: '/blog-details/' },
    { landing: '/case-study', key: 'casestudyid', order: ids('case-studies'), detail: '/case-study-details/' },
  ]) {
    test(`a card of ${landing} stores ${key} and then navigates; the detail page shows exactly that one article`, async ({ page }) => {
      await page.goto(landing);
      const cards = page.getByRole('main').getByRole('article').getByRole('link');
      await expect(cards).toHaveCount(order.length);
      expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(order.map((id) => `${detail}${id}`));
      expect(await stored(page, key)).toBeNull();

      // What is stored when the navigation begins: the click is stopped once every listener of the page has had it.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
      const chosen = cards.nth(2);
      await chosen.click();
      expect(await stored(page, key)).toBe(String(order[2]));
      const title = (await chosen.textContent()) ?? '';
      await chosen.click();
      await expect(page).toHaveURL(`${detail}${order[2]}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

      // A shared link shows the article it names, whatever was stored, and stores its id.
      await page.goto(`${detail}${order[0]}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
      await expect.poll(() => stored(page, key)).toBe(String(order[0]));
    });
  }

  test('choosing a product stores ProductsId and loads a new document; so do Home and About', async ({ page }) => {
    await page.goto('/product');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const sameDocument = () => page.evaluate(() => 'sameDocument' in window);
    await page.getByRole('link', { name: `See Product: ${site.products.assetIq}` }).click();
    await expect(page).toHaveURL('/asset-IQ');
    expect(await stored(page, 'ProductsId')).toBe('2');
    expect(await sameDocument()).toBe(false);
    for (const [name, url] of [
      ['About Us', '/about-us'],
      ['Home', '/'],
    ] as const) {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(url);
      expect(await sameDocument()).toBe(false);
    }
    for (const [path, id] of [
      ['/product-details/1', '1'],
      ['/product-details/2', '2'],
      ['/panorama', '1'],
      ['/asset-IQ', '2'],
    ] as const) {
      await page.goto(path);
      await expect.poll(() => stored(page, 'ProductsId')).toBe(id);
    }
  });

  test('every way of choosing a product stores ProductsId before it navigates: card, header, data sheet, slide-in menu', async ({ page }) => {
    /** What is stored when the navigation begins: the click is stopped once every listener of the page has had it. */
    const storedBy = async (link: Locator) => {
      await page.evaluate(() => {
        localStorage.removeItem('ProductsId');
        addEventListener('click', (event) => event.preventDefault(), { once: true });
      });
      await link.click();
      return stored(page, 'ProductsId');
    };
    const main = page.getByRole('main');
    await page.goto('/product');
    expect(await storedBy(main.getByRole('link', { name: `See Product: ${site.products.assetIq}` }))).toBe('2');
    expect(await storedBy(main.getByRole('link', { name: `See Product: ${site.products.panorama} for Supply Chain` }))).toBe('1');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('button', { name: 'Products' }).hover();
    expect(await storedBy(nav.getByRole('link', { name: site.products.assetIq }))).toBe('2');
    await page.goto('/product-details/1');
    expect(await storedBy(main.getByRole('link', { name: `Read all of ${site.products.panorama}` }))).toBe('1');
    expect(await storedBy(main.getByRole('navigation').getByRole('link', { name: site.products.assetIq }))).toBe('2');
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/resource');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.locator('summary', { hasText: 'Products' }).click();
    expect(await storedBy(menu.getByRole('link', { name: site.products.panorama }))).toBe('1');
  });
});

test.describe('Storage that is blocked or full (specification §3)', () => {
  const faults = {
    blocked: () => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  };

  for (const [fault, arrange] of Object.entries(faults)) {
    test(`${fault} storage breaks nothing that opens, sends or navigates, and begins no intro`, async ({ page, complaints }) => {
      await page.addInitScript(arrange);
      await page.goto('/blog');
      await expect(page.locator('html')).not.toHaveAttribute('data-intro');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Products' }).press('Enter');
      await expect(page.getByRole('link', { name: site.products.panorama }).first()).toBeVisible();
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(`/blog-details/${newestFirst[0]}`);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();

      const newsletter = page.getByRole('form', { name: 'Newsletter' });
      await newsletter.scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island', { has: page.locator('#newsletter-email') })).not.toHaveAttribute('ssr');
      await newsletter.getByLabel('Your Email Address').fill('reader@example.com');
      await newsletter.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('dialog', { name: 'Thank you for subscribing!' })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }

  for (const paths of inParts(sampledPages(), 2)) {
    test(`no page complains without storage: ${paths[0]} to ${paths.at(-1)}`, async ({ page, complaints }) => {
      await page.addInitScript(faults.blocked);
      // Only the script matters here.
      await page.route(/\.(avif|webp|png|svg|woff2)$/, (route) => route.fulfill({ body: '' }));
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('html[data-menus]'), path).toBeAttached();
      }
      expect(complaints.filter((complaint) => !complaint.endsWith('ERR_ABORTED'))).toEqual([]);
    });
  }
});
