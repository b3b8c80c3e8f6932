import { detailRoutes } from '../../src/routes.ts';
import { expect, test } from './site.ts';

for (const path of [detailRoutes.blog(3), detailRoutes.industry(2), detailRoutes.caseStudy(4)]) {
  test(`${path} has a readable Markdown version`, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Plain text' });
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const answer = page.waitForResponse((response) => response.url().endsWith('.md'));
    await link.click();
    const { headers, status } = await answer.then((response) => ({
      headers: response.headers(),
      status: response.status(),
    }));
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    await expect(page.locator('body')).toContainText(/^# /);
  });
}
