import type { Locator, Page } from '@playwright/test';
import { fillContact, newsletterForm, openContact, openForm, signUp, signUpForm } from '../../../tests/e2e/forms.ts';
import { expect, isFocusInside, test } from '../../../tests/e2e/states.ts';

/** On the page behind, left of any popup. */
const outside = [12, 450] as const;

/** Focus is held inside; nothing behind takes it, and the page behind does not scroll. */
async function holdsFocus(page: Page, popup: Locator): Promise<void> {
  await expect(popup).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusInside(page, 'dialog[open]')).toBe(true);
  }
  await page.mouse.move(...outside);
  await page.mouse.wheel(0, 300);
  expect(
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('main a')?.focus();
      return document.activeElement?.closest('main a') ?? null;
    }),
  ).toBeNull();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
}

test.describe('Video popup on home (specification §4)', () => {
  test('opens from the play button and closes via its cross, a click outside and Escape; the video stops and focus returns', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => request.url().includes('/film/') && files.push(request.url()));
    await page.goto('/');
    const play = page.getByRole('button', { name: 'Play the video' });
    const popup = page.getByRole('dialog', { name: 'Video' });
    const paused = () => page.locator('dialog video').evaluate((video: HTMLVideoElement) => video.paused);
    await play.scrollIntoViewIfNeeded();
    await expect(popup).toBeHidden();
    expect(files).toEqual([]);

    const ways = [() => popup.getByRole('button', { name: 'Close video' }).click(), () => page.mouse.click(...outside), () => page.keyboard.press('Escape')];
    for (const way of ways) {
      await play.click();
      await expect(popup).toBeVisible();
      await expect.poll(paused).toBe(false);
      await way();
      await expect(popup).toBeHidden();
      await expect.poll(paused).toBe(true);
      await expect(play).toBeFocused();
    }
    expect(files.length).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await holdsFocus(page, popup);
    await page.keyboard.press('Escape');
    await expect(play).toBeFocused();
  });
});

test.describe('Thank-you popups (specification §4, §8)', () => {
  test('short form: closes via its cancel control, Escape and a click outside, which also restores the button color', async ({ page }) => {
    await openForm(page, '/asset-IQ', '#signUp-name');
    const popup = page.getByRole('dialog', { name: 'Thank you for reaching out to us!' });
    const button = signUpForm(page).getByRole('button', { name: 'Get Started' });
    const color = () => button.evaluate((submit) => getComputedStyle(submit).backgroundColor);
    const first = await color();
    for (const [way, restores] of [
      [() => popup.getByRole('button', { name: 'Close' }).first().click(), false],
      [() => page.keyboard.press('Escape'), false],
      [() => page.mouse.click(...outside), true],
    ] as const) {
      await signUp(page, 'Mei Ling', 'mei@example.com');
      await expect(popup).toBeVisible();
      await way();
      await expect(popup).toBeHidden();
      await expect(button).toBeFocused();
      await page.mouse.move(...outside);
      await expect.poll(async () => (await color()) === first).toBe(restores);
    }
    await signUp(page, 'Mei Ling', 'mei@example.com');
    await holdsFocus(page, popup);
    // A click outside works only while the popup's flag is set: afterwards it is a click on the page.
    await page.keyboard.press('Escape');
    await signUp(page, '', '');
    await page.mouse.click(...outside);
    await expect(signUpForm(page).getByText('Name is required.')).toBeVisible();
  });

  test('contact form: closes by its cancel image and by a click outside', async ({ page }) => {
    await openContact(page);
    const popup = page.getByRole('dialog', { name: 'Thank you for your interest, We will get in touch with you shortly!' });
    const submit = page.getByRole('button', { name: 'Talk to an Expert' });
    for (const way of [() => popup.getByRole('button', { name: 'Close' }).first().click(), () => page.mouse.click(...outside)]) {
      await fillContact(page, 'jose@example.com');
      await submit.click();
      await expect(popup).toBeVisible();
      await way();
      await expect(popup).toBeHidden();
    }
  });

  test('newsletter: closes via its cancel icon and by a click outside', async ({ page }) => {
    await openForm(page, '/resource', '#newsletter-email');
    const popup = page.getByRole('dialog', { name: 'Thank you for subscribing!' });
    for (const way of [() => popup.getByRole('button', { name: 'Close' }).first().click(), () => page.mouse.click(...outside)]) {
      await newsletterForm(page).getByRole('textbox').fill('reader@example.com');
      await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
      await expect(popup).toHaveAccessibleDescription('You have successfully Subscribed for our latest AI & Analytics news');
      await way();
      await expect(popup).toBeHidden();
      await expect(newsletterForm(page).getByRole('button', { name: 'Subscribe' })).toBeFocused();
    }
  });
});
