import { allPages, builtHtml } from '../pages.ts';
import { expect, test, withMotion } from './states.ts';

test.use(withMotion);

test.describe('From page to page', () => {
  test('every page has speculation rules for same-site links, and none fades into the next', () => {
    for (const path of allPages()) {
      const html = builtHtml(path);
      const rules = /<script type="speculationrules">([^<]+)<\/script>/.exec(html)?.[1] ?? '{}';
      const { prerender } = JSON.parse(rules) as { prerender?: { where: { and: object[] }; eagerness: string }[] };
      expect({ path, where: prerender?.[0]?.where.and, eagerness: prerender?.[0]?.eagerness }).toEqual({
        path,
        where: expect.arrayContaining([{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }]),
        eagerness: 'moderate',
      });
      expect({ path, fades: html.includes('@view-transition') }).toEqual({ path, fades: false });
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
});
