import { readFileSync } from 'node:fs';
import { site } from '../../site.config.ts';
import { ids, published } from '../content.ts';
import { names, navigation } from '../labels.ts';
import { sampledPages } from '../pages.ts';
import { chunk, expect, stored, test } from './states.ts';
import { mainNav, scriptRuns } from './visit.ts';

/** Id of the featured entry, from the JSON file because `pageCopy` works only in a build. */
const { featured } = JSON.parse(readFileSync('src/content/pages/landings.json', 'utf8')).blog;
/** News & Blog order: newest first, on one day the featured entry, then by id. */
const newestFirst = published('blog')
  .toSorted(
    (a, b) =>
      (b.date ?? '').localeCompare(a.date ?? '') ||
      Number(b.id === featured) - Number(a.id === featured),
  )
  .map(({ id }) => id);

test.describe('Browser-stored values (specification §3)', () => {
  test('StoreUrlPath contains the last route with its leading slash', async ({ page }) => {
    for (const path of ['/', '/asset-IQ', '/blog-details/4']) {
      await page.goto(path);
      await expect.poll(() => stored(page, 'StoreUrlPath')).toBe(path);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: names.resources }).click();
    await expect(page).toHaveURL('/resource');
    await expect.poll(() => stored(page, 'StoreUrlPath')).toBe('/resource');
  });

  test('a missing page is not stored as the last route', async ({ page }) => {
    await page.goto('/resource');
    await expect.poll(() => stored(page, 'StoreUrlPath')).toBe('/resource');
    await page.goto('/no-such-page');
    await scriptRuns(page);
    expect(await stored(page, 'StoreUrlPath')).toBe('/resource');
  });

  test('a page restored from the back/forward cache stores its route and id again', async ({
    page,
  }) => {
    await page.goto('/blog-details/3');
    await expect.poll(() => stored(page, 'blogid')).toBe('3');
    await page.evaluate(() => {
      localStorage.setItem('blogid', '4');
      localStorage.setItem('StoreUrlPath', '/blog-details/4');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect([await stored(page, 'blogid'), await stored(page, 'StoreUrlPath')]).toEqual([
      '3',
      '/blog-details/3',
    ]);
  });

  for (const { landing, key, order, detail } of [
    {
      landing: '/industry-verticals',
      key: 'Industryid',
      order: ids('industries'),
      detail: '/industry-details/',
    },
    { landing: '/blog', key: 'blogid', order: newestFirst, detail: '/blog-details/' },
    {
      landing: '/case-study',
      key: 'casestudyid',
      order: ids('case-studies'),
      detail: '/case-study-details/',
    },
  ]) {
    test(`a card of ${landing} stores ${key}, then navigates to exactly that article`, async ({
      page,
    }) => {
      await page.goto(landing);
      const cards = page.getByRole('main').getByRole('article').getByRole('link');
      await expect(cards).toHaveCount(order.length);
      expect(
        await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(order.map((id) => `${detail}${id}`));
      expect(await stored(page, key)).toBeNull();

      // Reads storage after all click listeners ran and prevents the navigation.
      await page.evaluate(() =>
        addEventListener('click', (event) => event.preventDefault(), { once: true }),
      );
      const chosen = cards.nth(2);
      await chosen.click();
      expect(await stored(page, key)).toBe(String(order[2]));
      const title = (await chosen.textContent()) ?? '';
      await chosen.click();
      await expect(page).toHaveURL(`${detail}${order[2]}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

      // A shared link ignores the stored id and stores its own.
      await page.goto(`${detail}${order[0]}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
      await expect.poll(() => stored(page, key)).toBe(String(order[0]));
    });
  }

  test('selecting a product stores ProductsId and loads a new document, as Home and About do', async ({
    page,
  }) => {
    await page.goto('/product');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const sameDocument = () => page.evaluate(() => 'sameDocument' in window);
    await page.getByRole('link', { name: `See Product: ${site.products.assetIq}` }).click();
    await expect(page).toHaveURL('/asset-IQ');
    expect(await stored(page, 'ProductsId')).toBe('2');
    expect(await sameDocument()).toBe(false);
    for (const [name, url] of [
      [names.about, '/about-us'],
      [names.home, '/'],
    ] as const) {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await mainNav(page).getByRole('link', { name, exact: true }).click();
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

  for (const path of [
    '/',
    '/product',
    '/product-details/1',
    '/solutions',
    '/resource',
    '/blog',
    '/blog-details/1',
    '/search?q=data',
  ])
    test(`${path}: every link to a product, article, industry or case study stores its id before it navigates`, async ({
      page,
    }) => {
      await page.goto(path);
      if (path.startsWith('/search'))
        await page.locator('main a[href*="-details/"]').first().waitFor();
      const { links, wrong } = await page.evaluate(() => {
        const keys = {
          product: 'ProductsId',
          industry: 'Industryid',
          blog: 'blogid',
          'case-study': 'casestudyid',
        };
        addEventListener('click', (event) => event.preventDefault());
        const targets = [...document.querySelectorAll('a')].flatMap((link) => {
          const [, kind, id] = /^\/([a-z-]+)-details\/(\d+)$/.exec(link.pathname) ?? [];
          const product = { '/panorama': '1', '/asset-IQ': '2' }[link.pathname];
          const key = product ? keys.product : keys[kind as keyof typeof keys];
          return key ? [{ link, key, id: product ?? id }] : [];
        });
        const failing = targets.filter(({ link, key, id }) => {
          localStorage.removeItem(key);
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          return localStorage.getItem(key) !== id;
        });
        return { links: targets.length, wrong: failing.map(({ link }) => link.href) };
      });
      expect(links).toBeGreaterThan(3);
      expect(wrong).toEqual([]);
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
    test(`with ${fault} storage, pages open, send and navigate, without an intro`, async ({
      page,
      browserErrors,
    }) => {
      await page.addInitScript(arrange);
      await page.goto('/blog');
      await expect(page.locator('html')).not.toHaveAttribute('data-intro');
      await mainNav(page).getByRole('button', { name: names.products }).press('Enter');
      await expect(page.getByRole('link', { name: site.products.panorama }).first()).toBeVisible();
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(`/blog-details/${newestFirst[0]}`);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: navigation.open }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();

      const newsletter = page.getByRole('form', { name: 'Newsletter' });
      await newsletter.scrollIntoViewIfNeeded();
      await expect(
        page.locator('astro-island', { has: page.locator('#newsletter-email') }),
      ).not.toHaveAttribute('ssr');
      await newsletter.getByLabel('Your Email Address').fill('reader@example.com');
      await newsletter.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('dialog', { name: 'Thank you for subscribing!' })).toBeVisible();
      expect(browserErrors).toEqual([]);
    });
  }

  for (const paths of chunk(sampledPages(), 2)) {
    test(`pages have no error without storage: ${paths[0]} to ${paths.at(-1)}`, async ({
      page,
      browserErrors,
    }) => {
      await page.addInitScript(faults.blocked);
      // Skips pictures, fonts and style.
      await page.route(/\.(avif|webp|png|svg|woff2)$/, (route) => route.fulfill({ body: '' }));
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('html[data-menus]'), path).toBeAttached();
      }
      expect(browserErrors.filter((error) => !error.endsWith('ERR_ABORTED'))).toEqual([]);
    });
  }
});
