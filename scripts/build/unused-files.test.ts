import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/temp-folder.ts';
import { deleteUnusedFiles } from './unused-files.ts';

test('deletes unused files at the top level of _astro/ and share/; keeps files whose URLs are escaped', async () => {
  const folder = tempFolder({
    'index.html': '<script src="/_astro/a.1.js"></script><img srcset="/_astro/x.1.avif 400w">',
    'rss.xml': '<url>https://www.example.com/share/x.jpg</url>',
    '_astro/a.1.js': 'import("./b.1.js")',
    '_astro/b.1.js': 'new Worker(`/_astro/c.1.js`)',
    '_astro/c.1.js': '',
    '_astro/x.1.avif': '',
    '_astro/y.1.avif': '',
    // Kept although nothing links to it: `deleteUnusedFiles` does not know it as `My%20picture.jpg`.
    '_astro/My picture.jpg': '',
    // Unused: these two files refer only to each other.
    '_astro/film.1.js': 'import("./player.1.js")',
    '_astro/player.1.js': 'import("./film.1.js")',
    '_astro/fonts/f.woff2': '',
    'share/x.jpg': '',
    'share/y.jpg': '',
    'other.jpg': '',
  });
  expect((await deleteUnusedFiles(folder)).sort()).toEqual([
    'film.1.js',
    'player.1.js',
    'y.1.avif',
    'y.jpg',
  ]);
});
