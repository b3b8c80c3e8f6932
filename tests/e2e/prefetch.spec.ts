import { allPages, builtHtml } from '../pages.ts';
import { expect, test } from './states.ts';

test.describe('From page to page', () => {
  test('every page has speculation rules for same-site links', () => {
    for (const path of allPages()) {
      const html = builtHtml(path);
      const rules = /<script type="speculationrules">([^<]+)<\/script>/.exec(html)?.[1] ?? '{}';
      const { prerender } = JSON.parse(rules) as { prerender?: { where: { and: object[] }; eagerness: string }[] };
      expect({ path, where: prerender?.[0]?.where.and, eagerness: prerender?.[0]?.eagerness }).toEqual({
        path,
        where: expect.arrayContaining([{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }]),
        eagerness: 'moderate',
      });
    }
  });

  test('a page is prepared when the pointer rests on its link, and what was prepared is used', async ({ page, context, complaints }) => {
    // A browser that is being driven prepares by fetching, where others draw the page ahead as well.
    const prepared: string[] = [];
    const browser = await context.newCDPSession(page);
    browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, prefetchStatus, status }) =>
      prepared.push(`${new URL(prefetchUrl).pathname} ${status} ${prefetchStatus}`),
    );
    await browser.send('Preload.enable');
    await page.goto('/about-us');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industry Verticals' });
    await link.hover();
    await expect.poll(() => prepared.join('\n')).toContain('/industry-verticals Ready');
    await link.click();
    await expect(page).toHaveURL('/industry-verticals');
    await expect.poll(() => prepared.join('\n')).toContain('/industry-verticals Success PrefetchResponseUsed');
    expect(complaints).toEqual([]);
  });

  test('a browser without speculation rules fetches ahead on hover and on focus, each page once and no other site', async ({ page, complaints }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = (type) => type !== 'speculationrules';
    });
    await page.goto('/about-us');
    await expect(page.locator('html[data-menus]')).toBeAttached();
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Industry Verticals' }).hover();
    await main.getByRole('link', { name: 'About Us' }).hover();
    await main.getByRole('link', { name: 'Industry Verticals' }).hover();
    await main.getByRole('link', { name: 'Home' }).focus();
    await page.getByRole('complementary', { name: 'Contact and social links' }).getByRole('link', { name: 'LinkedIn' }).hover();
    const ahead = page.locator('head link[rel="prefetch"]');
    await expect.poll(() => ahead.evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))).toEqual(['/industry-verticals', '/']);
    expect(complaints.filter((complaint) => !complaint.includes('speculation'))).toEqual([]);
  });

  test('one page replaces the next at once, with no transition between documents', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        Object.assign(window, { passed: (event as PageRevealEvent).viewTransition !== null });
      }),
    );
    await page.goto('/resource');
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact-us');
    await expect.poll(() => page.evaluate(() => (window as Window & { passed?: boolean }).passed)).toBe(false);
  });
});
