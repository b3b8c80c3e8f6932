import { published } from '../../../tests/content.ts';
import { expect, test } from '../../../tests/e2e/site.ts';
import { ARTICLES_PER_PAGE } from '../../content/blog-lists.ts';
import landings from '../../content/pages/landings.json' with { type: 'json' };
import { topicNames } from '../../content/topics.ts';
import { routes } from '../../routes.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the blog narrows down to a topic and back', async ({ page }) => {
    await page.goto(routes.blog);
    const shown = page.getByRole('main').getByRole('article').filter({ visible: true });
    const articles = published('blog');
    const onOnePage = (count: number) => expect(shown).toHaveCount(Math.min(count, ARTICLES_PER_PAGE));
    await onOnePage(articles.length);
    const [topic] = topicNames;
    await page.getByText(landings.blog.topics[topic], { exact: true }).click();
    await onOnePage(articles.filter((article) => article.topic === topic).length);
    await page.getByText(landings.blog.everyTopic, { exact: true }).click();
    await onOnePage(articles.length);
  });
});

test('pictures of cards are whole, and the titles of a row stand on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [routes.industries, routes.blog, routes.caseStudies]) {
    await page.goto(path);
    const cards = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) =>
        all.map((card) => {
          const picture = card.querySelector('img');
          const box = picture?.getBoundingClientRect();
          const ratio = picture && Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
          const heading = card.querySelector('h3')?.getBoundingClientRect();
          return {
            top: Math.round(card.getBoundingClientRect().top),
            title: Math.round(heading?.top ?? 0),
            cut: Math.abs((box?.width ?? 0) / (box?.height ?? 1) - (ratio ?? 0)),
          };
        }),
      );
    expect(
      cards.filter(({ cut }) => cut > 0.03),
      path,
    ).toEqual([]);
    for (const { top, title } of cards)
      expect(
        cards.filter((card) => card.top === top && card.title !== title),
        path,
      ).toEqual([]);
  }
});

test('home’s picture is in the first screen of a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(routes.home);
  await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport({ ratio: 0.8 });
});

test('printed, home keeps the framed word and leaves the form out', async ({ page }) => {
  await page.goto(routes.home);
  await page.emulateMedia({ media: 'print' });
  const framed = page.getByRole('heading', { level: 1 }).getByText('more', { exact: true });
  await expect(framed).toBeVisible();
  await expect(framed.locator('[aria-hidden]')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Get Started Today' })).toBeHidden();
});
