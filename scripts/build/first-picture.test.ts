import { expect, test } from 'vitest';
import { preloadFirstPicture } from './first-picture.ts';

const picture = (name: string, rest: string) =>
  `<picture><source type="image/avif" srcSet="/${name}.avif 400w" sizes="90vw"/><img src="/${name}.webp" ${rest}/></picture>`;
const page = (body: string) => `<!doctype html><html><head><meta charset="utf-8"><title>Home</title></head><body>${body}</body></html>`;

test('the picture that is loaded before others is asked for before anything else', () => {
  const body = picture('tile', 'loading="lazy"') + picture('hero', 'loading="eager" fetchPriority="high"');
  expect(preloadFirstPicture(page(body))).toBe(
    page(body).replace('<title>', '<link rel="preload" as="image" type="image/avif" imagesrcset="/hero.avif 400w" imagesizes="90vw" fetchpriority="high"><title>'),
  );
});

test('a page without one stays as it is', () => {
  expect(preloadFirstPicture(page(picture('tile', 'loading="lazy"')))).toBe(page(picture('tile', 'loading="lazy"')));
});
