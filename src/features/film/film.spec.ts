import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import {
  expect,
  expectFocusTrap,
  playButton,
  pointOutsidePopups,
  recordRequests,
  test,
  withMotion,
} from '../../../tests/e2e/page-helpers.ts';
import { openPage, waitForPaint } from '../../../tests/e2e/visit.ts';
import { hostsFilm, routes } from '../../routes.ts';

test.skip(!hostsFilm, 'The site hosts no film');

test.use(withMotion);

const popup = (page: Page) => page.getByRole('dialog', { name: 'Video' });
const video = (page: Page) => popup(page).locator('video');
const demoLink = (page: Page) => popup(page).getByRole('link', { name: 'Try the search' });
const replayButton = (page: Page) => popup(page).getByRole('button', { name: 'Play again' });
/** Also finds the video of a closed dialog, which `getByRole` ignores. */
const isPaused = (page: Page) =>
  page.locator('dialog video').evaluate((film: HTMLVideoElement) => film.paused);

async function showEndCard(page: Page) {
  await page.goto(routes.home);
  await playButton(page).press('Enter');
  // The duration is NaN until the metadata has loaded.
  await expect
    .poll(() => video(page).evaluate((film: HTMLVideoElement) => film.duration))
    .toBeGreaterThan(30);
  await video(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.4;
  });
  await expect(demoLink(page)).toBeVisible();
}

test('the play button loads and opens the film, and closing the popup pauses it; the popup traps focus, and captions are off', async ({
  page,
}) => {
  const requests = recordRequests(page, /\/film\//);
  await page.goto('/');
  await playButton(page).scrollIntoViewIfNeeded();
  await expect(popup(page)).toBeHidden();
  expect(requests).toEqual([]);

  const closeActions = [
    () => popup(page).getByRole('button', { name: 'Close video' }).click(),
    () => page.mouse.click(...pointOutsidePopups),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closeActions) {
    await playButton(page).click();
    await expect(popup(page)).toBeVisible();
    await expect.poll(() => isPaused(page)).toBe(false);
    await close();
    await expect(popup(page)).toBeHidden();
    await expect.poll(() => isPaused(page)).toBe(true);
    await expect(playButton(page)).toBeFocused();
  }
  expect(requests.length).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expectFocusTrap(page, popup(page));
  expect(
    await video(page).evaluate((film: HTMLVideoElement) =>
      [...film.textTracks].map(({ kind, mode }) => ({ kind, mode })),
    ),
  ).toEqual([{ kind: 'captions', mode: 'disabled' }]);
});

test('if the film’s script failed to load, hovering reloads it, but only a click opens the film', async ({
  page,
}) => {
  const scripts = /\/_astro\/Film(Island|Dialog)\./;
  await page.route(scripts, (route) => route.abort());
  await openPage(page, routes.home);
  const island = page.locator('astro-island[component-url*="FilmIsland"]');
  const failure = island.evaluate(
    (element) =>
      new Promise((resolve) =>
        element.addEventListener('astro:hydration-error', () => resolve('failed'), { once: true }),
      ),
  );
  await playButton(page).click();
  expect(await failure).toBe('failed');
  await page.unroute(scripts);
  await page.mouse.move(...pointOutsidePopups);
  await playButton(page).hover();
  await expect(island).not.toHaveAttribute('ssr');
  await waitForPaint(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await playButton(page).click();
  await expect(popup(page)).toBeVisible();
});

test('a keyboard can replay the film and open the demonstration from the end card', async ({
  page,
  browserErrors,
}) => {
  await showEndCard(page);
  await replayButton(page).press('Enter');
  await expect(demoLink(page)).toHaveCount(0);
  await expect.poll(() => isPaused(page)).toBe(false);
  await showEndCard(page);
  await demoLink(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${routes.assetIq}#try$`));
  expect(browserErrors).toEqual([]);
});

for (const [width, height, display] of [
  [1440, 900, 'wideLight'],
  [390, 844, 'narrowLight'],
] as const) {
  test(`at ${width} px the end card's buttons do not overlap the player's controls and have no accessibility violations`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await showEndCard(page);
    const videoBox = await video(page).boundingBox();
    for (const control of [demoLink(page), replayButton(page)]) {
      const box = await control.boundingBox();
      if (!videoBox || !box) throw new Error('not visible');
      expect(box.y).toBeGreaterThanOrEqual(videoBox.y);
      // Leaves at least 40 px for the player's controls at the bottom of the video.
      expect(box.y + box.height).toBeLessThanOrEqual(videoBox.y + videoBox.height - 40);
    }
    await expectNoAccessibilityViolations(page, display);
  });
}
