import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { figures, pictureName } from '../../src/content/picture-name.ts';
import { headOf } from './heads.ts';
import { noteFaults } from './picture-notes.ts';
import type { Problem } from './problem.ts';
import type { Text } from './sources.ts';

const folder = 'src/assets/pictures';
/** The sizes are made from this many pixels down; a narrower picture would be enlarged. A cut-out, whose ground shows through, stands small. */
const LEAST_WIDTH = 1280;

const format = /\.(png|webp|jpe?g)$/;
const heading = (text: string, field: string) => new RegExp(`^${field}:[ \t]*(.+)$`, 'm').exec(headOf(text) ?? '')?.[1]?.replace(/^(['"])(.*)\1$/, '$2');

/** The names of the pictures there are. */
export const pictureNames = (root: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((file) => format.test(file))
    .map(pictureName);

/** Finds pictures the build cannot use, those nobody has described, and those too small for the page that shows them. */
export async function findPictureFaults(root: string, texts: Text[]): Promise<Problem[]> {
  const files = readdirSync(path.join(root, folder));
  const masters = files.filter((file) => format.test(file));
  const read = (file: string) => readFileSync(path.join(root, folder, file), 'utf8');
  const described = new Set(
    texts.flatMap(({ text }) => [
      heading(text, 'pictureAlt') && heading(text, 'picture'),
      ...figures(text)
        .filter(({ alt }) => alt)
        .map(({ picture }) => picture),
    ]),
  );
  const problem = (file: string, message: string): Problem => ({ file: `${folder}/${file}`, line: 1, message });

  const sizes = new Map(await Promise.all(masters.map(async (file) => [pictureName(file), await widthOf(path.join(root, folder, file))] as const)));
  return [
    ...files
      .filter((file) => !format.test(file) && !/^\.|\.json$/.test(file))
      .map((file) => problem(file, 'no picture of this kind is read: save it as .jpg, .png or .webp (in small letters)')),
    ...masters
      .filter((file, index) => masters.findIndex((other) => pictureName(other) === pictureName(file)) < index)
      .map((file) => problem(file, `there is another picture of the name ${pictureName(file)}: keep one`)),
    ...masters.filter((file) => sizes.get(pictureName(file)) === undefined).map((file) => problem(file, 'this is no picture that can be read: save it anew')),
    ...files.filter((file) => file.endsWith('.json')).flatMap((file) => noteFaults(`${folder}/${file}`, read(file))),
    ...masters
      .filter((file) => !files.includes(`${pictureName(file)}.json`) && ![...described].some((name) => name && pictureName(name) === pictureName(file)))
      .map((file) => problem(file, 'nothing says what is in this picture: write pictureAlt into the head that names it, or alt into its <Figure>')),
    ...texts.flatMap((text) => shownIn(text).flatMap(({ name, line }) => tooSmall(text.file, line, name, sizes.get(name)))),
  ];
}

const widthOf = (file: string) =>
  sharp(file)
    .metadata()
    .then(({ width, hasAlpha }) => (hasAlpha ? Number.POSITIVE_INFINITY : width))
    .catch(() => undefined);

/** The pictures that fill the page of a text, with their lines. */
function shownIn({ text }: Text): { name: string; line: number }[] {
  const lineOf = (found: string) => text.slice(0, text.indexOf(found)).split('\n').length;
  const cover = heading(text, 'picture');
  return [
    ...(cover ? [{ name: pictureName(cover), line: lineOf('\npicture:') + 1 }] : []),
    ...figures(text).map(({ picture, tag }) => ({ name: pictureName(picture), line: lineOf(tag) })),
  ];
}

const tooSmall = (file: string, line: number, name: string, width = LEAST_WIDTH): Problem[] =>
  width < LEAST_WIDTH ? [{ file, line, message: `the picture “${name}” is ${width} pixels wide, and fills the page: give one of ${LEAST_WIDTH} or more` }] : [];
