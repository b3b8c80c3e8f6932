import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/temp-folder.ts';
import { removeEntry } from './remove.ts';

const article = (id: number, head: string, body = '') =>
  `---\nid: ${id}\ntitle: Number ${id}\n${head}---\n\n${body}\n`;
const furtherReading = (href: string) => `furtherReading:\n  - href: ${href}\n    label: More\n`;

const listings = { 'src/content/pages/listings.json': '{ "blog": { "featured": 1 } }' };

test('links to a removed entry get a published one or become text; its unused picture is reported', () => {
  const root = tempFolder({
    ...listings,
    'src/content/blog/1-a.mdx': article(1, 'picture: own\n'),
    'src/content/blog/2-b.mdx': article(2, 'draft: true\n'),
    'src/content/blog/3-c.mdx': article(3, 'date: 2999-06-29\n'),
    'src/content/blog/4-d.mdx': article(
      4,
      furtherReading('/blog-details/1'),
      'See [it](/blog-details/1).',
    ),
    'src/content/blog/5-e.mdx': article(5, 'picture: shared\n'),
  });
  const changes = removeEntry(root, 'blog', '1')?.join('\n');
  expect(changes).toContain('Removed src/content/blog/1-a.mdx, which had the URL /blog-details/1');
  expect(changes).toContain('src/assets/pictures/own: no other entry uses this picture');
  expect(changes).not.toContain('shared');
  expect(changes).toContain('listings.json:1  blog.featured is this article');
  expect(readFileSync(path.join(root, 'src/content/blog/4-d.mdx'), 'utf8')).toBe(
    article(4, furtherReading('/blog-details/5').replace('More', 'Number 5'), 'See it.'),
  );
});

test('removing a product says to switch off its demonstration', () => {
  const root = tempFolder({
    ...listings,
    'src/content/products/asset-iq.mdx': article(2, 'route: assetIq\n'),
  });
  expect(removeEntry(root, 'products', '2')).toContain(
    'site.config.ts: set switches.assetIq to false, to remove its demonstration',
  );
});
