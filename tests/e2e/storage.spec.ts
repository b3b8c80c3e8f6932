import type { Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import listings from '../../src/content/pages/listings.json' with { type: 'json' };
import { idsOf, publishedIn } from '../content.ts';
import { pageNames } from '../labels.ts';
import { hydrateIsland } from './fixtures.ts';
import { subscribe } from './forms.ts';
import { hamburger, menu } from './mobile-menu.ts';
import { expect, hrefsOf, storedValue, test } from './page-helpers.ts';
import { mainNav, phone, waitForPageScript } from './visit.ts';

const { featured } = listings.blog;
/** Ids of blog posts, newest first. Of posts with the same date, the featured one is first. */
const newestPosts = publishedIn('blog')
  .toSorted(
    (a, b) =>
      (b.date ?? '').localeCompare(a.date ?? '') ||
      Number(b.id === featured) - Number(a.id === featured),
  )
  .map(({ id }) => id);

const idKeys: Record<string, string> = {
  product: 'ProductsId',
  industry: 'Industryid',
  blog: 'blogid',
  'case-study': 'casestudyid',
};
const productIds: Record<string, string> = { '/panorama': '1', '/asset-IQ': '2' };

const cardLinks = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');

test.describe('Browser-stored values (specification §3)', () => {
  const expectStored = (page: Page, key: string, value: string) =>
    expect.poll(() => storedValue(page, key)).toBe(value);

  test('StoreUrlPath contains the path of the last visited page, with its leading slash; the 404 page does not change it', async ({
    page,
  }) => {
    for (const path of ['/', '/blog-details/4']) {
      await page.goto(path);
      await expectStored(page, 'StoreUrlPath', path);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: pageNames.resources }).click();
    await expect(page).toHaveURL('/resource');
    await expectStored(page, 'StoreUrlPath', '/resource');
    await page.goto('/no-such-page');
    await waitForPageScript(page);
    expect(await storedValue(page, 'StoreUrlPath')).toBe('/resource');
  });

  test('an article restored from the back/forward cache stores its route and id again', async ({
    page,
  }) => {
    await page.goto('/blog-details/3');
    await expectStored(page, 'blogid', '3');
    await page.evaluate(() => {
      localStorage.setItem('blogid', '4');
      localStorage.setItem('StoreUrlPath', '/blog-details/4');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await storedValue(page, 'blogid')).toBe('3');
    expect(await storedValue(page, 'StoreUrlPath')).toBe('/blog-details/3');
  });

  for (const [listing, key, ids, articlePath] of [
    ['/industry-verticals', 'Industryid', idsOf('industries'), '/industry-details/'],
    ['/blog', 'blogid', newestPosts, '/blog-details/'],
    ['/case-study', 'casestudyid', idsOf('case-studies'), '/case-study-details/'],
  ] as const) {
    test(`cards of ${listing} are in order and open their articles; an article stores its id as ${key}`, async ({
      page,
    }) => {
      await page.goto(listing);
      const cards = cardLinks(page);
      await expect(cards).toHaveCount(ids.length);
      expect(await hrefsOf(cards)).toEqual(ids.map((id) => `${articlePath}${id}`));
      expect(await storedValue(page, key)).toBeNull();
      const card = cards.nth(2);
      const title = (await card.textContent()) ?? '';
      await card.click();
      await expect(page).toHaveURL(`${articlePath}${ids[2]}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

      // A shared link opens its own article, not the stored one, and stores the article's id.
      await page.goto(`${articlePath}${ids[0]}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
      await expectStored(page, key, String(ids[0]));
    });
  }

  test('product links and pages store ProductsId; a link to a product, to Home or to About loads a new document', async ({
    page,
  }) => {
    const navLink = (name: string) => mainNav(page).getByRole('link', { name, exact: true });
    await page.goto('/product');
    for (const [link, url] of [
      [page.getByRole('link', { name: `See Product: ${site.products.assetIq}` }), '/asset-IQ'],
      [navLink(pageNames.about), '/about-us'],
      [navLink(pageNames.home), '/'],
    ] as const) {
      await page.evaluate(() => Object.assign(window, { isPreviousDocument: true }));
      await link.click();
      await expect(page).toHaveURL(url);
      expect(await page.evaluate(() => 'isPreviousDocument' in window)).toBe(false);
      expect(await storedValue(page, 'ProductsId')).toBe('2');
    }
    for (const [path, id] of Object.entries({
      '/product-details/1': '1',
      '/product-details/2': '2',
      ...productIds,
    })) {
      await page.goto(path);
      await expectStored(page, 'ProductsId', id);
    }
  });

  for (const path of [
    '/',
    '/product',
    '/industry-verticals',
    '/blog',
    '/case-study',
    '/search?q=data',
  ])
    test(`on ${path}, a click on any link to a product, industry, blog post or case study stores the id before the browser navigates`, async ({
      page,
    }) => {
      await page.goto(path);
      // On the search page, a script adds the links.
      await page.locator('main a[href*="-details/"]').first().waitFor();
      const clicks = await page.evaluate(() => {
        addEventListener('click', (event) => event.preventDefault());
        return [...document.querySelectorAll('a')].map((link) => {
          localStorage.clear();
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          return { path: link.pathname, stored: { ...localStorage } };
        });
      });
      const clicksWithId = clicks.flatMap(({ path: linkPath, stored }) => {
        const [, kind = 'product', id = productIds[linkPath]] =
          /^\/(.+)-details\/(\d+)$/.exec(linkPath) ?? [];
        return id ? [{ linkPath, stored, expected: { [idKeys[kind] ?? '']: id } }] : [];
      });
      expect(clicksWithId.length).toBeGreaterThan(3);
      for (const { linkPath, stored, expected } of clicksWithId)
        expect(stored, linkPath).toEqual(expected);
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

  for (const [fault, simulate] of Object.entries(faults)) {
    test(`with ${fault} storage, menus, links and the newsletter form work, and no intro appears`, async ({
      page,
      browserErrors,
    }) => {
      await page.addInitScript(simulate);
      await page.goto('/blog');
      await expect(page.locator('html')).not.toHaveAttribute('data-intro');
      await mainNav(page).getByRole('button', { name: pageNames.products }).press('Enter');
      await expect(page.getByRole('link', { name: site.products.panorama }).first()).toBeVisible();
      await cardLinks(page).first().click();
      await expect(page).toHaveURL(`/blog-details/${newestPosts[0]}`);

      await page.setViewportSize(phone);
      await hamburger(page).click();
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();

      await hydrateIsland(page, '#newsletter-email');
      await subscribe(page, 'reader@example.com');
      await expect(page.getByRole('dialog', { name: 'Thank you for subscribing!' })).toBeVisible();
      expect(browserErrors).toEqual([]);
    });
  }
});
