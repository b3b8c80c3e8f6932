import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { figuresIn } from '../../src/content/mdx-tree.ts';
import { pictureName } from '../../src/content/picture-name.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

const folder = 'src/assets/pictures';
const nightFolder = `${folder}/night`;
/** In pixels. The build does not enlarge pictures. */
const MIN_WIDTH = 1280;

const isVisible = (file: string) => !file.startsWith('.');
const isPicture = (file: string) => /\.(png|webp|jpe?g)$/.test(file);

const nightFiles = (root: string) =>
  existsSync(path.join(root, nightFolder))
    ? readdirSync(path.join(root, nightFolder)).filter(isVisible)
    : [];

/**
 * @param widths by picture name; a width is undefined if the picture is unreadable, which
 * `findPictureErrors` reports
 */
export const findPictureUseErrors = (
  sources: Source[],
  widths: Map<string, number | undefined>,
): Problem[] =>
  sources.flatMap(({ file, fields, nodes }) =>
    [
      ...fields
        .filter(({ name }) => name === 'picture')
        .map(({ value, line }) => ({ picture: pictureName(value), line })),
      ...figuresIn(nodes),
    ].flatMap(({ picture, line }) => {
      const width = widths.get(picture) ?? MIN_WIDTH;
      if (!picture || (widths.has(picture) && width >= MIN_WIDTH)) return [];
      const message = widths.has(picture)
        ? `The picture “${picture}” is ${width} pixels wide, but is shown across the page: use one of ${MIN_WIDTH} pixels or more`
        : `No picture “${picture}” in ${folder}: write the name of a file there, without its extension`;
      return [{ file, line, message }];
    }),
  );

/** Finds errors in pictures, their descriptions and night versions, and references to them. */
export async function findPictureErrors(root: string, sources: Source[]): Promise<Problem[]> {
  const files = readdirSync(path.join(root, folder)).filter(
    (file) => isVisible(file) && !/\.json$|^night$/.test(file),
  );
  const described = new Set(
    sources.flatMap(({ file, folder: collection, data, nodes }) => [
      ...(collection === 'pictures' ? [pictureName(file)] : []),
      ...(data['pictureAlt'] ? [pictureName(String(data['picture']))] : []),
      ...figuresIn(nodes).flatMap(({ picture, alt }) => (alt ? [picture] : [])),
    ]),
  );
  const widths = new Map<string, number | undefined>();
  for (const file of files.filter(isPicture))
    widths.set(pictureName(file), await usableWidth(path.join(root, folder, file)));
  const messageFor = (file: string, index: number) => {
    const name = pictureName(file);
    if (!isPicture(file))
      return 'Unsupported file: save the picture as .jpg, .png or .webp (in lower case)';
    if (files.slice(0, index).some((earlier) => pictureName(earlier) === name))
      return `Another picture has the name ${name}: delete or rename one`;
    if (widths.get(name) === undefined) return 'This picture cannot be read: save it again';
    return described.has(name)
      ? undefined
      : `Picture without a description: add pictureAlt to the frontmatter that names it, alt to its <Figure>, or alt to ${name}.json`;
  };
  return [
    ...files.flatMap((file, index) => {
      const message = messageFor(file, index);
      return message ? [{ file: `${folder}/${file}`, line: 1, message }] : [];
    }),
    ...nightFiles(root)
      .filter((file) => !widths.has(pictureName(file)))
      .map((file) => ({
        file: `${nightFolder}/${file}`,
        line: 1,
        message: `No picture is called ${pictureName(file)}: rename or remove this night version`,
      })),
    ...findPictureUseErrors(sources, widths),
  ];
}

/**
 * Width in pixels after rotation by EXIF. Infinity with an alpha channel, because cut-outs may be
 * narrow. Undefined if unreadable.
 */
const usableWidth = (file: string) =>
  sharp(file)
    .metadata()
    .then(({ autoOrient, hasAlpha }) => (hasAlpha ? Infinity : autoOrient.width))
    .catch(() => undefined);
