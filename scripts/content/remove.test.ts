import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/temp-folder.ts';
import { removeEntry } from './remove.ts';

const mdxOf = (id: number, fields: string, body = '') =>
  `---\nid: ${id}\ntitle: Number ${id}\n${fields}---\n\n${body}\n`;
const linkTo = (href: string) => `furtherReading:\n  - href: ${href}\n    label: More\n`;

const projectWith = (files: Record<string, string>) =>
  tempFolder({ 'src/content/pages/listings.json': '{ "blog": { "featured": 1 } }', ...files });

test('links to a removed entry are replaced or become text; an unused picture and `blog.featured` are reported', () => {
  const root = projectWith({
    'src/content/blog/1-a.mdx': mdxOf(1, 'picture: own\n'),
    'src/content/blog/2-b.mdx': mdxOf(2, 'draft: true\npicture: kept\n'),
    'src/content/blog/3-c.mdx': mdxOf(3, 'date: 2999-06-29\n'),
    'src/content/blog/4-d.mdx': mdxOf(4, linkTo('/blog-details/1'), 'See [it](/blog-details/1).'),
    'src/content/blog/5-e.mdx': mdxOf(5, 'picture: kept\n'),
  });
  const changes = removeEntry(root, 'blog', '1')?.join('\n');
  expect(changes).toContain('Removed src/content/blog/1-a.mdx, which had the URL /blog-details/1');
  expect(changes).toContain('src/assets/pictures/own: no other entry uses this picture');
  expect(changes).toContain('listings.json:1  blog.featured is this article');
  // Article 2 is a draft and 3 is dated in the future, so the link now points to article 5.
  expect(readFileSync(path.join(root, 'src/content/blog/4-d.mdx'), 'utf8')).toBe(
    mdxOf(4, linkTo('/blog-details/5').replace('More', 'Number 5'), 'See it.'),
  );
  // Article 2 uses the same picture.
  expect(removeEntry(root, 'blog', '5')?.join()).not.toContain('src/assets/pictures');
});

// `removeEntry` compares the name with `String(route)`, and with the route without its slash. For a
// missing route, these must not be 'undefined' and 'ndefined'.
test.each(['undefined', 'ndefined', ''])(
  'an entry without a route is not found by the name %j',
  (name) => {
    const root = projectWith({ 'src/content/blog/1-a.mdx': mdxOf(1, '') });
    expect(removeEntry(root, 'blog', name)).toBeUndefined();
  },
);

test('a service is found by the name of its route and by its path', () => {
  for (const name of ['managed', '/ManagedServices-service', 'ManagedServices-service']) {
    const file = 'src/content/services/managed.mdx';
    const root = projectWith({ [file]: '---\nroute: managed\n---\n\nText.\n' });
    expect(removeEntry(root, 'services', name)?.[0]).toContain(`Removed ${file}`);
  }
});

test.each([
  ['text', mdxOf(2, '', 'Under <5 seconds.')],
  ['frontmatter', mdxOf(2, 'title: Data: how to begin\n')],
])('removeEntry removes nothing while the %s of another entry has a syntax error', (_, invalid) => {
  const file = 'src/content/blog/1-a.mdx';
  const text = mdxOf(1, '');
  const root = projectWith({ [file]: text, 'src/content/blog/2-b.mdx': invalid });
  expect(() => removeEntry(root, 'blog', '1')).toThrow('because src/content/blog/2-b.mdx has');
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(text);
});

test('the report about a removed product says to switch off its demonstration', () => {
  const root = projectWith({
    'src/content/products/asset-iq.mdx': mdxOf(2, 'route: assetIq\n'),
  });
  expect(removeEntry(root, 'products', '2')).toContain(
    'site.config.ts: set switches.assetIq to false, to remove its demonstration',
  );
});
