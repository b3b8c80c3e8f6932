import { pageNames } from '../../labels.ts';
import type { Page } from '../page.ts';

/** Opens a page without the intro. */
export async function openWithoutIntro(page: Page, path: string): Promise<void> {
  await page.open('/resource');
  await page.press('Escape');
  await page.open(path);
  await page.heading(1).expectVisible();
}

/** Goes to the privacy policy by a link, which takes focus, or by URL, like the address bar. */
export async function leave(page: Page, exit: 'a link' | 'the address bar'): Promise<void> {
  const footer = page.role('contentinfo');
  if (exit === 'a link') {
    // Waits for hydration: Firefox does not cache a page whose scripts are loading.
    await footer.role('button', 'Subscribe').hover();
    await footer.role('link', pageNames.privacy).click();
  } else await page.tab.evaluate(() => void setTimeout(() => location.assign('/privacy-policy')));
  await page.expectUrl('/privacy-policy');
}
