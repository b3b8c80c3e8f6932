import { pageNames } from '../../labels.ts';
import type { Page } from '../page.ts';

/** Opens a page after `/resource`, because only a tab's first page can show the intro. */
export async function openWithoutIntro(page: Page, path: string): Promise<void> {
  await page.open('/resource');
  await page.press('Escape');
  await page.open(path);
  await page.heading(1).expectVisible();
}

/** Clicks the link in the footer, or sets `location`, which navigates like the address bar. */
export async function goToPrivacyPolicy(page: Page, by: 'a link' | 'the address bar') {
  const footer = page.role('contentinfo');
  if (by === 'a link') {
    // While scripts load, Firefox does not add the page to its back/forward cache. Our `hover` waits
    // until the island is hydrated, so the scripts have loaded.
    await footer.role('button', 'Subscribe').hover();
    await footer.role('link', pageNames.privacy).click();
  } else await page.tab.evaluate(() => void setTimeout(() => location.assign('/privacy-policy')));
  await page.expectUrl('/privacy-policy');
}
