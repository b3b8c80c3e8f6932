import { publishedIn } from '../../../tests/content.ts';
import { expect, test } from '../../../tests/e2e/fixtures.ts';
import { desktop } from '../../../tests/e2e/visit.ts';
import { ARTICLES_PER_PAGE } from '../../content/blog-lists.ts';
import listings from '../../content/pages/listings.json' with { type: 'json' };
import { routes } from '../../routes.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the blog filters articles by topic, and All shows all of them again', async ({ page }) => {
    await page.goto(routes.blog);
    const visibleCards = page.getByRole('main').getByRole('article').filter({ visible: true });
    const articles = publishedIn('blog');
    const expectCards = (count: number) =>
      expect(visibleCards).toHaveCount(Math.min(count, ARTICLES_PER_PAGE));
    await expectCards(articles.length);
    for (const { name, label } of listings.blog.topics) {
      await page.getByText(label, { exact: true }).click();
      await expectCards(articles.filter(({ topic }) => topic === name).length);
    }
    await page.getByText(listings.blog.everyTopic, { exact: true }).click();
    await expectCards(articles.length);
  });
});

test('on wide screens, listings do not crop pictures, and titles in a row align', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  for (const path of [routes.industries, routes.blog, routes.caseStudies]) {
    await page.goto(path);
    const cards = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) =>
        all.map((card) => {
          const topOf = (element: Element | null) =>
            Math.round(element?.getBoundingClientRect().top ?? 0);
          const picture = card.querySelector('img') as HTMLImageElement;
          const ratio =
            Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
          return {
            top: topOf(card),
            titleTop: topOf(card.querySelector('h3')),
            isCropped: Math.abs(picture.clientWidth / picture.clientHeight - ratio) > 0.03,
          };
        }),
      );
    expect(
      cards.filter(({ isCropped }) => isCropped),
      path,
    ).toEqual([]);
    for (const row of Map.groupBy(cards, ({ top }) => top).values())
      expect(new Set(row.map(({ titleTop }) => titleTop)).size, path).toBe(1);
  }
});
