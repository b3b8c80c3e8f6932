import { expect, test } from 'vitest';
import { nearestPages } from './nearest.ts';

const pages = [
  { href: '/about-us', title: 'About Us' },
  { href: '/AIadvisory-services', title: 'AI Advisory Services' },
  { href: '/blog-details/1', title: 'Illuminating the Path to Digital Transformation' },
  { href: '/blog-details/2', title: 'Unleashing Data Dynamics' },
  { href: '/contact-us', title: 'Contact Us' },
];
const hrefsNear = (path: string, limit = 3) =>
  nearestPages(path, pages, limit).map(({ href }) => href);

test.each([
  ['/abuot-us', '/about-us'],
  ['/About_Us.html', '/about-us'],
  ['/ai-advisory-services', '/AIadvisory-services'],
  ['/unleashing-data-dynamics', '/blog-details/2'],
  ['/contact', '/contact-us'],
])('finds the page nearest to a wrong URL: %s → %s', (path, expected) =>
  expect(hrefsNear(path)[0]).toBe(expected),
);

test('finds other articles for a missing id', () =>
  expect(hrefsNear('/blog-details/9', 2)).toEqual(['/blog-details/1', '/blog-details/2']));

test('finds no page for a URL that resembles none', () => {
  expect(hrefsNear('/wp-login.php')).toEqual([]);
  expect(hrefsNear('/')).toEqual([]);
});
