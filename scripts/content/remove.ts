import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'yaml';
import { FRONTMATTER } from '../../src/content/frontmatter.ts';
import { pictureName } from '../../src/content/picture-name.ts';
import { buildTime, isPublished } from '../../src/content/publication.ts';
import { removeLinks } from '../../src/content/remove-links.ts';
import { demonstrationNames, isEnabled } from '../../src/routes.ts';
import { entryPaths, internalPath, isSourceEnabled, routePath } from './links.ts';
import { readSources, type Source } from './sources.ts';

/**
 * Deletes an entry. In other MDX texts, links to it become plain text; links in frontmatter point
 * to another published entry of `folder`, if possible.
 * @param idOrRoute id, name of the route, or path with or without its slash
 * @returns messages about what changed and what is left to do; undefined if no entry matches
 * @throws Error before any change if another text has a syntax error
 */
export function removeEntry(root: string, folder: string, idOrRoute: string): string[] | undefined {
  const sources = readSources(root).filter(({ file }) => file.endsWith('.mdx'));
  const name = idOrRoute.replace(/^\//, '');
  const isNamed = (source: Source) =>
    [source.data['id'], source.data['route'], routePath(source)?.slice(1)].some(
      (value) => value !== undefined && String(value) === name,
    );
  const removed = sources.find((source) => source.folder === folder && isNamed(source));
  if (!removed) return undefined;
  const unreadable = sources.find(
    (source) => source !== removed && (source.syntaxError || source.document?.errors.length),
  );
  if (unreadable)
    throw new Error(
      `Nothing was removed, because ${unreadable.file} has an error: run 'npm run content' and correct it first.`,
    );
  const paths = entryPaths(removed);
  const isRemoved = (href: string) => paths.includes(internalPath(href));
  const remaining = sources.filter((source) => source !== removed);
  const candidates = remaining.filter(
    (source) =>
      source.folder === folder && isSourceEnabled(source) && isPublished(source.data, buildTime()),
  );
  rmSync(path.join(root, removed.file));
  const lines = remaining.flatMap((source) => {
    const replacements = candidates.filter((candidate) => candidate !== source);
    const changes = replaceLinks(source, isRemoved, replacements);
    const text =
      changes.length > 0
        ? source.text.replace(
            FRONTMATTER,
            () => `---\n${source.document?.toString({ lineWidth: 0 })}---`,
          )
        : source.text;
    const newText = removeLinks(text, isRemoved);
    if (newText !== text) changes.push('links to it became plain text');
    if (newText !== source.text) writeFileSync(path.join(root, source.file), newText);
    return changes.map((change) => `${source.file}  ${change}`);
  });
  const { featured } = JSON.parse(
    readFileSync(path.join(root, 'src/content/pages/listings.json'), 'utf8'),
  ).blog;
  if (folder === 'blog' && featured === removed.data['id'])
    lines.push(
      'src/content/pages/listings.json:1  blog.featured is this article: enter the id of another one',
    );
  const { route, picture } = removed.data;
  const demonstration = demonstrationNames.find((name) => name === route);
  if (demonstration && paths.every(isEnabled))
    lines.push(
      `site.config.ts: set switches.${demonstration} to false, to remove its demonstration`,
    );
  const pictureFile = pictureName(String(picture));
  if (picture && !remaining.some(({ text }) => text.includes(pictureFile)))
    lines.push(
      `src/assets/pictures/${pictureFile}: no other entry uses this picture; you may delete its files`,
    );
  return [`Removed ${removed.file}, which had the URL ${paths.join(' and ')}`, ...lines];
}

/**
 * In frontmatter such as `furtherReading`, replaces links to the removed entry with the first of
 * `replacements` to which the frontmatter does not link yet.
 */
function replaceLinks(
  { document, fields }: Source,
  isRemoved: (href: string) => boolean,
  replacements: Source[],
): string[] {
  const usedPaths = new Set(fields.filter(({ name }) => name === 'href').map(({ value }) => value));
  const changes: string[] = [];
  if (document)
    visit(document, {
      Map: (_, map) => {
        const href = map.get('href');
        if (typeof href !== 'string' || !isRemoved(href)) return;
        const replacement = replacements.find((source) =>
          entryPaths(source).every((path) => !usedPaths.has(path)),
        );
        const to = replacement && entryPaths(replacement).at(-1);
        if (!to) {
          changes.push(`${href}: no other entry to link to, so choose a page`);
          return;
        }
        usedPaths.add(to);
        map.set('href', to);
        map.set('label', replacement.data['title']);
        changes.push(`now links to ${to}; choose another page if you prefer`);
      },
    });
  return changes;
}
