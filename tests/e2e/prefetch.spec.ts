import { pageNames } from '../labels.ts';
import { allPages, builtHtml } from '../pages.ts';
import { expect, test, withMotion } from './page-helpers.ts';
import { navLink } from './visit.ts';

test.use(withMotion);

test('every page has speculation rules and no view transition', () => {
  for (const path of allPages()) {
    const html = builtHtml(path);
    expect(html, path).toContain('<script type="speculationrules">');
    expect(html, path).not.toContain('@view-transition');
  }
});

test('hovering a link prefetches its page, and a click uses the prefetched response', async ({
  page,
  context,
  browserErrors,
}) => {
  // An automated browser prefetches pages that other browsers prerender.
  const prefetches: string[] = [];
  const session = await context.newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, prefetchStatus, status }) =>
    prefetches.push(`${new URL(prefetchUrl).pathname} ${status} ${prefetchStatus}`),
  );
  await session.send('Preload.enable');
  await page.goto('/about-us');
  const link = navLink(page, pageNames.industries);
  await link.hover();
  await expect.poll(() => prefetches.join('\n')).toContain('/industry-verticals Ready');
  await link.click();
  await expect(page).toHaveURL('/industry-verticals');
  await expect
    .poll(() => prefetches.join('\n'))
    .toContain('/industry-verticals Success PrefetchResponseUsed');
  expect(browserErrors).toEqual([]);
});
