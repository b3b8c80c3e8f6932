import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'yaml';
import { pictureName } from '../../src/content/picture-name.ts';
import { buildTime, isPublished, type Publication } from '../../src/content/publication.ts';
import { FRONTMATTER, unlink } from '../../src/content/unlink.ts';
import { demonstrationNames, isShown } from '../../src/routes.ts';
import { isOn, pathOf, pathsOf } from './links.ts';
import { readSources, type Source } from './sources.ts';

/**
 * Deletes a text by ID or route. Replaces links to it by their text, and in lists by another text.
 * @returns a line for each change, or undefined if there is no such text
 */
export function removeText(root: string, folder: string, name: string): string[] | undefined {
  const sources = readSources(root).filter(({ file }) => file.endsWith('.mdx'));
  const isNamed = ({ data: { id, route } }: Source) =>
    [String(id), String(route), String(route).slice(1)].includes(name);
  const removed = sources.find((source) => source.folder === folder && isNamed(source));
  if (!removed) return undefined;
  const addresses = pathsOf(removed);
  const isGone = (href: string) => addresses.includes(pathOf(href));
  const rest = sources.filter((source) => source !== removed);
  const targets = rest.filter(
    (source) =>
      source.folder === folder &&
      isOn(source) &&
      isPublished(source.data as Publication, buildTime()),
  );
  rmSync(path.join(root, removed.file));
  const lines = rest.flatMap((source) => {
    const others = targets.filter((other) => other !== source);
    const changes = replaceTargets(source, isGone, others);
    const text =
      changes.length > 0
        ? source.text.replace(
            FRONTMATTER,
            () => `---\n${source.document?.toString({ lineWidth: 0 })}---`,
          )
        : source.text;
    const unlinked = unlink(text, isGone);
    if (unlinked !== text) changes.push('links to it are plain text now');
    if (unlinked !== source.text) writeFileSync(path.join(root, source.file), unlinked);
    return changes.map((change) => `${source.file}  ${change}`);
  });
  const { featured } = JSON.parse(
    readFileSync(path.join(root, 'src/content/pages/landings.json'), 'utf8'),
  ).blog;
  if (folder === 'blog' && featured === removed.data['id'])
    lines.push('src/content/pages/landings.json:1  blog.featured names it: name another article');
  const { route, picture } = removed.data;
  const demonstration = demonstrationNames.find((name) => name === route);
  if (demonstration && addresses.every(isShown))
    lines.push(
      `site.config.ts: write switches.${demonstration}: false, or its demonstration stays`,
    );
  const shown = pictureName(String(picture));
  if (picture && !rest.some(({ text }) => text.includes(shown)))
    lines.push(`src/assets/pictures/${shown}: no other text shows it, so you may delete its files`);
  return [`Removed ${removed.file}, which was ${addresses.join(' and ')}`, ...lines];
}

/**
 * Replaces links to the text in `furtherReading` and `atWork` by the first text missing from the list.
 * @returns what changed
 */
function replaceTargets(
  { document, fields }: Source,
  isGone: (href: string) => boolean,
  others: Source[],
): string[] {
  const taken = new Set(fields.filter(({ name }) => name === 'href').map(({ value }) => value));
  const changes: string[] = [];
  if (document)
    visit(document, {
      Map: (_, map) => {
        const href = map.get('href');
        if (typeof href !== 'string' || !isGone(href)) return;
        const other = others.find((each) => pathsOf(each).every((to) => !taken.has(to)));
        const to = other && pathsOf(other).at(-1);
        if (!to) {
          changes.push(`${href}: no other text is left, choose another page`);
          return;
        }
        taken.add(to);
        map.set('href', to);
        map.set('label', other.data['title']);
        changes.push(`now links ${to}: choose another page if you like`);
      },
    });
  return changes;
}
