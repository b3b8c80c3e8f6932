import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Passage } from './passages.ts';
import { readMdx } from './read-mdx.ts';
import { readPageWords } from './read-page-words.ts';

/** A file of words and what stands in it. `folder` is its collection: `blog`, `pages`. */
export type Source = { file: string; folder: string; passages: Passage[] };

/** An MDX file as it is written. */
export type Text = { file: string; folder: string; text: string };

/** Every MDX file below `src/content/`. */
export function readTexts(root: string): Text[] {
  return globSync('src/content/*/*.mdx', { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, folder: path.basename(path.dirname(file)), text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Every file of words below `src/content/`: the articles and the words of single pages. */
export function readSources(root: string): Source[] {
  const content = path.join(root, 'src/content');
  return readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) =>
      readdirSync(path.join(content, folder))
        .filter((name) => /\.(mdx|ts|json)$/.test(name) && !name.endsWith('.test.ts'))
        .sort()
        .map((name) => asSource(`src/content/${folder}/${name}`, readFileSync(path.join(content, folder, name), 'utf8'))),
    );
}

/** @param file its path below the root of the project */
export function asSource(file: string, text: string): Source {
  return { file, folder: path.basename(path.dirname(file)), passages: file.endsWith('.mdx') ? readMdx(file, text) : readPageWords(file, text) };
}
