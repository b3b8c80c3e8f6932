import type { Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { routes } from '../../src/routes.ts';
import { navigation, pageNames } from '../labels.ts';
import { hamburger, menu } from './mobile-menu.ts';
import { expect, playButton, test } from './page-helpers.ts';
import { mainNav, phone, waitForPaint } from './visit.ts';

/** Records animations in documents that load from now on. @returns a function that lists them */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const motions = new Set<string>();
    Object.assign(window, { motions });
    const motionProperties = ['transform', 'translate', 'scale', 'rotate', 'opacity'];
    const record = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const { id, effect } of target.getAnimations({ subtree: true })) {
        const { duration, delay } = effect?.getComputedTiming() ?? {};
        // With reduced motion, durations are 1 ms.
        if (typeof duration === 'number' && duration + (delay ?? 0) <= 1) continue;
        const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const hasMotion = motionProperties.some((property) =>
          keyframes.some((keyframe) => property in keyframe),
        );
        // A scroll-driven animation, whose duration is a percentage, counts only if it moves or
        // fades its element.
        if (typeof duration === 'number' || hasMotion)
          motions.add(`${target.className} ${id} ${JSON.stringify(keyframes[0])}`);
      }
    };
    for (const type of ['animationstart', 'transitionrun', 'transitionstart'])
      document.addEventListener(type, record, true);
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'motions')]);
}

test('with reduced motion, pages, menus, a popup and hover states do not animate', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const readMotions = await watchMotion(page);
  for (const path of [
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
  ]) {
    await page.goto(path);
    for (let screen = 0; screen < 4; screen += 1) {
      await page.evaluate((y) => scrollTo(0, y), screen * 900);
      await waitForPaint(page);
    }
    await page.getByRole('main').getByRole('link').first().hover();
    await mainNav(page).getByRole('button', { name: pageNames.solutions }).hover();
    await waitForPaint(page);
    expect(await readMotions(), path).toEqual([]);
  }
  await page.goto('/');
  await playButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await hamburger(page).click();
  await menu(page).locator('summary').first().click();
  await page.keyboard.press('Escape');
  await waitForPaint(page);
  expect(await readMotions()).toEqual([]);
  // Without reduced motion, `readMotions` must detect the animation of the menu.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await hamburger(page).click();
  await expect.poll(readMotions).not.toEqual([]);
});

const isOutlined = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } =
        getComputedStyle(element);
      const isDrawn = (style: string, width: string) => style !== 'none' && width !== '0px';
      return isDrawn(outlineStyle, outlineWidth) || isDrawn(borderTopStyle, borderTopWidth);
    });

test('with forced colors, links to the current page, focus, menus, a popup and a field stay visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(routes.aiAdvisory);
  for (const current of await page.locator('[aria-current]:visible').all())
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  const solutions = mainNav(page).getByRole('button', { name: pageNames.solutions });
  await solutions.hover();
  await expect(solutions).toHaveAttribute('aria-expanded', 'true');
  for (const selector of ['#menu-solutions', '#newsletter-email'])
    expect(await isOutlined(page, selector), selector).toBe(true);
  await page.goto('/');
  await playButton(page).click();
  expect(await isOutlined(page, 'dialog[open]')).toBe(true);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 768, height: 900 });
  await hamburger(page).click();
  expect(await isOutlined(page, 'dialog[open]')).toBe(true);
});

test('a printed article shows the text and hides controls', async ({ page }) => {
  await page.goto('/blog-details/1');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await skipLink.focus();
  await expect(skipLink).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    mainNav(page),
    page.getByRole('complementary', { name: 'Contact and social links' }),
    page.getByRole('form', { name: 'Newsletter' }),
    page.getByRole('contentinfo').getByRole('navigation').first(),
    page.getByRole('link', { name: navigation.footer.toTop }),
    hamburger(page),
    skipLink,
  ])
    await expect(hidden).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expect(page.getByText(`Copyright © ${site.copyrightYear}`)).toBeVisible();
});

test('the printed home page omits the sign-up form and the frame around a word of the headline', async ({
  page,
}) => {
  await page.goto(routes.home);
  await page.emulateMedia({ media: 'print' });
  const framedWord = page.getByRole('heading', { level: 1 }).getByText('more', { exact: true });
  await expect(framedWord).toBeVisible();
  await expect(framedWord.locator('[aria-hidden]')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Get Started Today' })).toBeHidden();
});
