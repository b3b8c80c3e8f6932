import type { Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from './states.ts';

type Watched = Window & { moved: string[] };

/** Notes every animation and transition that takes time, in each document to come. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.moved = [];
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true })) {
        const { duration, delay } = animation.effect?.getComputedTiming() ?? {};
        // What is driven by scrolling lasts a percentage; a millisecond is the tokens' way of saying at once.
        if (typeof duration === 'number' && duration + (delay ?? 0) <= 1) continue;
        const { effect } = animation;
        const moves =
          effect instanceof KeyframeEffect &&
          effect.getKeyframes().some((frame) => ['transform', 'translate', 'scale', 'rotate', 'opacity'].some((property) => property in frame));
        if (typeof duration === 'number' || moves)
          watched.moved.push(
            `${target.tagName.toLowerCase()}.${target.className} ${animation.id || JSON.stringify(effect instanceof KeyframeEffect ? effect.getKeyframes()[0] : '')}`,
          );
      }
    };
    for (const type of ['animationstart', 'transitionrun', 'transitionstart']) document.addEventListener(type, note, true);
  });
const moved = (page: Page) => page.evaluate(() => [...new Set((window as unknown as Watched).moved)]);
const frames = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test.describe('Reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing animates: not as pages open and scroll, not in menus, popups, tabs and on hover', async ({ page }) => {
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
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Solutions' }).hover();
      await frames(page);
      expect(await moved(page), path).toEqual([]);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the video' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).locator('summary').first().click();
    await page.keyboard.press('Escape');
    await frames(page);
    expect(await moved(page)).toEqual([]);
  });

  test('with motion allowed the same watch sees the menu slide', async ({ page }) => {
    await watchMotion(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/resource');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => moved(page)).not.toEqual([]);
  });
});

test.describe('Forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const visibleLine = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0);
      });

  test('what is current, focused, open or a field is still to be seen', async ({ page }) => {
    await page.goto(routes.aiAdvisory);
    for (const current of await page.locator('[aria-current]:visible').all()) await expect(current).toHaveCSS('text-decoration-line', 'underline');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('solid');
    const solutions = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Solutions' });
    await solutions.hover();
    await expect(solutions).toHaveAttribute('aria-expanded', 'true');
    expect(await visibleLine(page, '#menu-solutions')).toBe(true);
    expect(await visibleLine(page, '#newsletter-email')).toBe(true);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the video' }).click();
    expect(await visibleLine(page, 'dialog[open]')).toBe(true);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 768, height: 900 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await visibleLine(page, 'dialog[open]')).toBe(true);
  });
});

test.describe('Print', () => {
  test('hides the chrome and shows the words', async ({ page }) => {
    await page.goto('/blog-details/1');
    await page.emulateMedia({ media: 'print' });
    for (const chrome of [
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('complementary', { name: 'Contact and social links' }),
      page.getByRole('form', { name: 'Newsletter' }),
      page.getByRole('contentinfo').getByRole('navigation').first(),
      page.getByRole('link', { name: 'Scroll to top' }),
      page.getByRole('button', { name: 'Open menu' }),
      page.getByRole('link', { name: 'Skip to content' }).and(page.locator(':focus')),
    ])
      await expect(chrome).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await expect(page.getByText(`Copyright © ${site.copyrightYear}`)).toBeVisible();
  });
});
