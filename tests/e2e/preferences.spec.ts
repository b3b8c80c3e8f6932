import type { Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { routes } from '../../src/routes.ts';
import { names, navigation } from '../labels.ts';
import { expect, test } from './states.ts';
import { mainNav } from './visit.ts';

type Watched = Window & { moved: string[] };

/** Records every animation and transition with a duration in later documents. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.moved = [];
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true })) {
        const { duration, delay } = animation.effect?.getComputedTiming() ?? {};
        // Scroll-driven animations last a percentage. The tokens use 1 ms for "immediately".
        if (typeof duration === 'number' && duration + (delay ?? 0) <= 1) continue;
        const { effect } = animation;
        const moves =
          effect instanceof KeyframeEffect &&
          effect
            .getKeyframes()
            .some((frame) =>
              ['transform', 'translate', 'scale', 'rotate', 'opacity'].some(
                (property) => property in frame,
              ),
            );
        if (typeof duration === 'number' || moves)
          watched.moved.push(
            `${target.tagName.toLowerCase()}.${target.className} ${animation.id || JSON.stringify(effect instanceof KeyframeEffect ? effect.getKeyframes()[0] : '')}`,
          );
      }
    };
    for (const type of ['animationstart', 'transitionrun', 'transitionstart'])
      document.addEventListener(type, note, true);
  });
const moved = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as Watched).moved)]);
const frames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

test.describe('Reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages, menus, popups, tabs and hover states do not animate', async ({ page }) => {
    await watchMotion(page);
    const kinds = [
      routes.home,
      routes.about,
      routes.assetIq,
      routes.studio,
      routes.traffic,
      routes.blog,
      '/blog-details/1',
      '/case-study-details/1',
      routes.aiAdvisory,
      routes.contact,
    ];
    for (const path of kinds) {
      await page.goto(path);
      for (let screen = 0; screen < 4; screen += 1) {
        await page.evaluate((y) => scrollTo(0, y), screen * 900);
        await frames(page);
      }
      await page.getByRole('main').getByRole('link').first().hover();
      await mainNav(page).getByRole('button', { name: names.solutions }).hover();
      await frames(page);
      expect(await moved(page), path).toEqual([]);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the video' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: navigation.open }).click();
    await page.getByRole('dialog', { name: 'Menu' }).locator('summary').first().click();
    await page.keyboard.press('Escape');
    await frames(page);
    expect(await moved(page)).toEqual([]);
  });

  test('with motion allowed, the menu slides', async ({ page }) => {
    await watchMotion(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/resource');
    await page.getByRole('button', { name: navigation.open }).click();
    await expect.poll(() => moved(page)).not.toEqual([]);
  });
});

test.describe('Forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const visibleLine = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } =
          getComputedStyle(element);
        return (
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
          (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0)
        );
      });

  test('current items, focus, open states and fields stay visible', async ({ page }) => {
    await page.goto(routes.aiAdvisory);
    for (const current of await page.locator('[aria-current]:visible').all())
      await expect(current).toHaveCSS('text-decoration-line', 'underline');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle),
    ).toBe('solid');
    const solutions = mainNav(page).getByRole('button', { name: names.solutions });
    await solutions.hover();
    await expect(solutions).toHaveAttribute('aria-expanded', 'true');
    expect(await visibleLine(page, '#menu-solutions')).toBe(true);
    expect(await visibleLine(page, '#newsletter-email')).toBe(true);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the video' }).click();
    expect(await visibleLine(page, 'dialog[open]')).toBe(true);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 768, height: 900 });
    await page.getByRole('button', { name: navigation.open }).click();
    expect(await visibleLine(page, 'dialog[open]')).toBe(true);
  });
});

test.describe('Print', () => {
  test('hides navigation and shows the text', async ({ page }) => {
    await page.goto('/blog-details/1');
    await page.emulateMedia({ media: 'print' });
    for (const chrome of [
      mainNav(page),
      page.getByRole('complementary', { name: 'Contact and social links' }),
      page.getByRole('form', { name: 'Newsletter' }),
      page.getByRole('contentinfo').getByRole('navigation').first(),
      page.getByRole('link', { name: navigation.footer.toTop }),
      page.getByRole('button', { name: navigation.open }),
      page.getByRole('link', { name: 'Skip to content' }).and(page.locator(':focus')),
    ])
      await expect(chrome).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await expect(page.getByText(`Copyright © ${site.copyrightYear}`)).toBeVisible();
  });
});
