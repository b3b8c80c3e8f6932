import { openerSelector } from '../../src/client/open-requests.ts';
import { allPages } from '../pages.ts';
import { isExhaustive } from '../test-scope.ts';
import { islandsOn } from './islands.ts';
import { expect, test } from './site.ts';
import { chunk } from './states.ts';

/** docs/decisions/0004-content-security-policy.md */
test('the browser rejects strings as markup, script or script URL', async ({ page }) => {
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const isRefused = (write: () => void) => {
      try {
        write();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const script = document.createElement('script');
    return [
      isRefused(() => {
        document.body.innerHTML = '<img src="x">';
      }),
      isRefused(() => {
        script.src = '/icon.svg';
      }),
      isRefused(() => {
        script.text = 'alert(1)';
      }),
      isRefused(() => document.write('<p>')),
      isRefused(() => new DOMParser().parseFromString('<p>', 'text/html')),
      // No Trusted Types policy may be created.
      isRefused(() =>
        (
          window as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => void };
          }
        ).trustedTypes.createPolicy('any', {}),
      ),
    ];
  });
  expect(refused).toEqual(Array.from({ length: 6 }, () => true));
});

/** The first page of each set of islands. */
const onePerSet = [...Map.groupBy(allPages(), (path) => islandsOn(path).join()).values()].map(
  ([path = '']) => path,
);

for (const [part, paths] of chunk(isExhaustive ? allPages() : onePerSet, 2).entries()) {
  test(`islands of all pages comply with the content policy, part ${part + 1}`, async ({
    page,
    browserErrors,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { violations: [] });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
        (window as unknown as { violations: string[] }).violations.push(
          `${violatedDirective} in ${sourceFile}`,
        ),
      );
    });
    for (const path of paths) {
      await page.goto(path);
      await page.mouse.move(300, 200);
      await page.mouse.move(310, 210);
      for (const island of await page.locator('astro-island[client="near"]').all()) {
        await island.scrollIntoViewIfNeeded();
        await expect(island).not.toHaveAttribute('ssr');
      }
      for (const control of await page.locator(openerSelector()).all())
        await control.evaluate((element: HTMLElement) => element.click());
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
      expect(
        await page.evaluate(() => (window as unknown as { violations: string[] }).violations),
        path,
      ).toEqual([]);
    }
    expect(browserErrors).toEqual([]);
  });
}
