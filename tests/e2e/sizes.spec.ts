import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { cookieDialog, preferencesLink } from './cookie-preferences.ts';
import { closeButton, expandMenu, hamburger, menu } from './mobile-menu.ts';
import { expect, test, textSizeSetter } from './page-helpers.ts';

for (const [screen, width, height, textPercent] of [
  ['in a window of 1280 px with 200% text size', 1280, 800, 200],
  ['on a phone in landscape', 844, 390, 100],
] as const)
  test(`${screen}, every link of the mobile menu is reachable`, async ({ page }) => {
    await (await textSizeSetter(page))(textPercent);
    await page.setViewportSize({ width, height });
    await page.goto('/about-us');
    await hamburger(page).click();
    await expandMenu(page);
    for (const link of await menu(page).getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click({ trial: true });
    }
    await closeButton(page).click();
    await expect(menu(page)).toBeHidden();
  });

test.describe('Targets of 44 px outside running text', () => {
  /**
   * Returns controls whose target extends less than 21 px from its middle in some direction: half
   * of 44 px, minus 1 px for rounding.
   */
  const findSmallTargets = (page: Page) =>
    page.evaluate(() => {
      const scope: ParentNode = document.querySelector('dialog[open]') ?? document;
      const isInText = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        element.closest('p, li, dd, td, figcaption')?.textContent?.trim() !==
          element.textContent?.trim();
      const small: string[] = [];
      for (const control of scope.querySelectorAll<HTMLElement>(
        'a[href], button, select, input:not([type="hidden"]), textarea, summary, [role="tab"], [role="combobox"]',
      )) {
        const target = control.matches('[type="radio"], [type="checkbox"]')
          ? control.closest('label')
          : control;
        if (
          !target?.checkVisibility({ visibilityProperty: true }) ||
          control.matches('.skip, [tabindex="-1"]') ||
          isInText(target)
        )
          continue;
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const hits = (offsetX: number, offsetY: number) => {
          const x = left + width / 2 + offsetX;
          const y = top + height / 2 + offsetY;
          const hit = document.elementFromPoint(x, y);
          // Points beside the viewport count as hits: `elementFromPoint` returns null for them.
          return (
            x < 0 ||
            x >= innerWidth ||
            target.contains(hit) ||
            (hit?.contains(target) === true && hit.matches('label, a, button'))
          );
        };
        const isLarge = hits(0, -21) && hits(0, 21) && hits(-21, 0) && hits(21, 0);
        if (!isLarge) small.push(`${width}x${height}: ${control.outerHTML.slice(0, 90)}`);
      }
      return small;
    });
  const keyPages = [
    routes.home,
    routes.products,
    routes.assetIq,
    routes.aiAdvisory,
    routes.blog,
    '/blog-details/1',
    '/case-study-details/1',
    routes.studio,
    routes.contact,
    routes.resources,
    routes.search,
  ];

  for (const width of [390, 1440]) {
    const hasMobileMenu = width < 1025;
    test(`at ${width} px, controls on key pages${hasMobileMenu ? ', in the mobile menu' : ''} and in cookie preferences have targets of 44 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of keyPages) {
        await page.goto(path);
        expect.soft(await findSmallTargets(page), path).toEqual([]);
      }
      if (hasMobileMenu) {
        await hamburger(page).click();
        await expandMenu(page);
        expect.soft(await findSmallTargets(page), 'mobile menu').toEqual([]);
        await page.keyboard.press('Escape');
      }
      await preferencesLink(page).click();
      await expect(cookieDialog(page)).toBeVisible();
      expect.soft(await findSmallTargets(page), 'cookie preferences').toEqual([]);
    });
  }
});

test('the first screen of a tablet shows most of the home page’s picture', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(routes.home);
  await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport({ ratio: 0.8 });
});
