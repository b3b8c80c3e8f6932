import { openerSelector } from '../../src/client/open-requests.ts';
import { allPages } from '../pages.ts';
import { isFullRun } from '../test-scope.ts';
import { cookieDialog } from './cookie-preferences.ts';
import { expect, test } from './fixtures.ts';
import { expectedIslands } from './islands.ts';
import { splitInto } from './page-helpers.ts';
import { movePointer } from './visit.ts';

test('the browser rejects new Trusted Types policies, and strings as markup, script or script URL', async ({
  page,
}) => {
  await page.goto('/');
  const accepted = await page.evaluate(() => {
    const script = document.createElement('script');
    const writes = {
      innerHTML: () => (document.body.innerHTML = '<img src="x">'),
      src: () => (script.src = '/icon.svg'),
      text: () => (script.text = 'alert(1)'),
      write: () => document.write('<p>'),
      parse: () => new DOMParser().parseFromString('<p>', 'text/html'),
      createPolicy: () => Reflect.get(window, 'trustedTypes').createPolicy('any', {}),
    };
    return Object.entries(writes).flatMap(([name, write]) => {
      try {
        write();
        return name;
      } catch (error) {
        return error instanceof TypeError ? [] : name;
      }
    });
  });
  expect(accepted).toEqual([]);
});

const onePagePerIslandSet = [
  ...Map.groupBy(allPages(), (path) => expectedIslands(path).join()).values(),
].map(([path = '']) => path);

for (const [part, paths] of splitInto(isFullRun ? allPages() : onePagePerIslandSet, 2).entries()) {
  test(`every island complies with the content security policy, part ${part + 1}`, async ({
    page,
    browserErrors,
  }) => {
    for (const path of paths) {
      await page.goto(path);
      await movePointer(page);
      for (const island of await page.locator('astro-island[client="near"]').all()) {
        await island.scrollIntoViewIfNeeded();
        await expect(island).not.toHaveAttribute('ssr');
      }
      for (const control of await page.locator(openerSelector()).all())
        await control.evaluate((element: HTMLElement) => element.click());
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expect(cookieDialog(page)).toBeVisible();
      // Chromium reports violations as console errors.
      expect(browserErrors, path).toEqual([]);
    }
  });
}
