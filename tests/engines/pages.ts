import { describe, expect } from 'vitest';
import { allPages } from '../pages.ts';
import type { EngineTest } from './test-engine.ts';

/** Tests `allPages` and the 404 page at two widths: heading, pictures, overflow, console errors. */
export function testEveryPage(test: EngineTest): void {
  describe('every page', () => {
    for (const path of [...allPages(), '/no-such-page'])
      test(path, async ({ page, allowedErrors }) => {
        if (path === '/no-such-page') allowedErrors.push(/404/);
        // Only a tab's first page can have an intro.
        await page.open('/resource');
        for (const [width, height] of [
          [1440, 900],
          [390, 844],
        ] as const) {
          await page.tab.resize(width, height);
          await page.open(path);
          await page.heading(1).expectVisible();
          expect(await page.brokenPictures(), `${width}: pictures that do not decode`).toEqual([]);
          expect(
            await page.overflow(),
            `${width}: pixels wider than the viewport`,
          ).toBeLessThanOrEqual(0);
        }
      });
  });
}
