import type { Page } from '../page.ts';

/** Opens a page in a visit that has begun: its first page may stand behind the intro. */
export async function begin(page: Page, path: string): Promise<void> {
  await page.open('/resource');
  await page.press('Escape');
  await page.open(path);
  await page.heading(1).seen();
}

/** Leaves for another page: by a link, which takes the focus, or by the address bar, which leaves it where it is. */
export async function leave(page: Page, way: 'a link' | 'the address bar'): Promise<void> {
  const footer = page.role('contentinfo');
  if (way === 'a link') {
    // With code still on its way Firefox would not keep the page for a return.
    await footer.role('button', 'Subscribe').hover();
    await footer.role('link', 'Privacy Policy').click();
  } else await page.tab.evaluate(() => void setTimeout(() => location.assign('/privacy-policy')));
  await page.at('/privacy-policy');
}
