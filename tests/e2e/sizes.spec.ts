import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { navigation } from '../labels.ts';
import { expect, test, textSizes } from './states.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
/** pages.spec.ts tests horizontal scrolling at every width and text size. */
test.describe('Every width and text size', () => {
  test('text at 200% keeps all navigation reachable', async ({ page }) => {
    await (await textSizes(page))(200);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: navigation.open }).click();
    await expect(menu(page)).toBeVisible();
    for (const link of await menu(page).getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test('a phone in landscape reaches the whole mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/about-us');
    await page.getByRole('button', { name: navigation.open }).click();
    for (const summary of await menu(page).locator('summary').all()) await summary.click();
    for (const link of await menu(page).getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
      const reached = await link.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(reached, (await link.textContent()) ?? '').toBe(true);
    }
    await menu(page).getByRole('button', { name: navigation.close }).click();
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('Targets of 44 px outside running text', () => {
  /** Controls that are smaller than 44 px in one direction. */
  const small = (page: Page) =>
    page.evaluate(() => {
      const scope: ParentNode = document.querySelector('dialog[open]') ?? document;
      const inText = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        element.closest('p, li, dd, td, figcaption')?.textContent?.trim() !==
          element.textContent?.trim();
      const missed: string[] = [];
      for (const control of scope.querySelectorAll<HTMLElement>(
        'a[href], button, select, input:not([type="hidden"]), textarea, summary, [role="tab"], [role="combobox"]',
      )) {
        // The label of a radio button or checkbox counts as its target.
        const target = control.matches('[type="radio"], [type="checkbox"]')
          ? control.closest('label')
          : control;
        if (
          !target?.checkVisibility({ visibilityProperty: true }) ||
          control.matches('.skip, [tabindex="-1"]') ||
          inText(target)
        )
          continue;
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const across = left + width / 2;
        const down = top + height / 2;
        const hits = (x: number, y: number) => {
          const found = document.elementFromPoint(x, y);
          return (
            x < 0 ||
            x >= innerWidth ||
            target.contains(found) ||
            (found?.contains(target) === true && found.matches('label, a, button'))
          );
        };
        const high = hits(across, down - 21) && hits(across, down + 21);
        const wide = hits(across - 21, down) && hits(across + 21, down);
        if (!high || !wide)
          missed.push(
            `${control.tagName.toLowerCase()} '${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}' ${Math.round(width)}x${Math.round(height)}`,
          );
      }
      return missed;
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

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`key pages and the open mobile menu at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const path of keyPages) {
        await page.goto(path);
        found.push(...(await small(page)).map((control) => `${path}: ${control}`));
      }
      if (width < 1025) {
        await page.getByRole('button', { name: navigation.open }).click();
        for (const summary of await menu(page).locator('summary').all()) await summary.click();
        found.push(...(await small(page)));
        await page.keyboard.press('Escape');
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click();
      await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
      found.push(...(await small(page)));
      expect(found).toEqual([]);
    });
  }
});
