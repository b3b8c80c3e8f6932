import AxeBuilder from '@axe-core/playwright';
import { allPages, builtHtml } from '../pages.ts';
import { islandsOn } from './islands.ts';
import { expect, test } from './site.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const screens = [
  { name: '1440 px, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: '390 px, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

for (const path of [...allPages(), '/no-such-page']) {
  test(`${path} opens without a complaint and without an accessibility fault`, async ({ page, complaints }) => {
    for (const { name, viewport, colorScheme } of screens) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const response = await page.goto(path);
      expect(response?.status(), name).toBe(path === '/no-such-page' ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // Pictures below the fold are fetched as well: a missing one would be a complaint.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name}: sideways scroll`).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      expect(
        violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        name,
      ).toEqual([]);
    }
    expect(complaints.filter((complaint) => !complaint.includes('/no-such-page') && !complaint.includes('status of 404'))).toEqual([]);
  });
}

test('each page has the islands it should have, and no other', () => {
  for (const path of allPages()) {
    const found = [...builtHtml(path).matchAll(/component-export="(\w+)"/g)].map((match) => match[1]).sort();
    expect({ path, found }).toEqual({ path, found: islandsOn(path) });
  }
});
