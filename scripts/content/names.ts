import { countingPages } from '../../src/content/page-schemas.ts';
import { type Counts, countNames, interpolateText } from '../../src/content/page-words.ts';
import { figures, pictureName } from '../../src/content/picture-name.ts';
import type { Passage } from './passages.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

/**
 * Finds names that stand for nothing: pictures that are not there, `{tokens}` nobody knows, an id that another entry has.
 * @param pictures the names there are
 */
export function findUnknownNames(sources: Source[], pictures: string[]): Problem[] {
  return [...unknownPictures(sources, pictures), ...unknownTokens(sources), ...repeatedIds(sources)];
}

const problem = ({ file, line }: Passage, message: string): Problem => ({ file, line, message });

function unknownPictures(sources: Source[], pictures: string[]): Problem[] {
  const named = (passage: Passage) => (passage.part === 'picture' && passage.inHead ? [passage.text] : figures(passage.text).map(({ picture }) => picture));
  return sources
    .flatMap(({ passages }) => passages)
    .flatMap((passage) =>
      named(passage)
        .filter((name) => name && !pictures.includes(pictureName(name)))
        .map((name) => problem(passage, `there is no picture “${name}” in src/assets/pictures: write the name of one of its files, without the ending`)),
    );
}

const counting = new Set(countingPages.map((name) => `src/content/pages/${name}.json`));
const oneOfEach = Object.fromEntries(countNames.map((name) => [name, 1])) as Counts;

function unknownTokens(sources: Source[]): Problem[] {
  return sources
    .filter(({ file }) => !file.endsWith('.ts'))
    .flatMap(({ passages }) => passages)
    .flatMap((passage) => {
      try {
        interpolateText(passage.text, counting.has(passage.file) ? oneOfEach : undefined);
        return [];
      } catch (error) {
        return [problem(passage, (error as Error).message)];
      }
    });
}

function repeatedIds(sources: Source[]): Problem[] {
  const holders = new Map<string, string>();
  return sources.flatMap(({ file, folder, passages }) => {
    const id = passages.find(({ part, inHead }) => part === 'id' && inHead);
    if (!id) return [];
    const key = `${folder} ${id.text}`;
    const holder = holders.get(key);
    if (!holder) holders.set(key, file);
    return holder ? [problem(id, `the id ${id.text} is taken by ${holder}: give the next one`)] : [];
  });
}

/** Finds ids after a gap: within a collection they count from 1, and are the addresses of its pages. */
export function findIdGaps(sources: Source[]): Problem[] {
  const ids = sources.flatMap(({ folder, passages }) => {
    const passage = passages.find(({ part, inHead }) => part === 'id' && inHead);
    return passage ? [{ folder, id: Number(passage.text), passage }] : [];
  });
  return ids
    .filter(({ folder, id }) => id > 1 && !ids.some((other) => other.folder === folder && other.id === id - 1))
    .map(({ id, passage }) => problem(passage, `the id ${id} comes after a gap: ids count from 1, and ${id - 1} is free`));
}
