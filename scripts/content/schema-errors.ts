import type { z } from 'astro/zod';
import { visit } from 'yaml';
import { type PageName, pageSchemas } from '../../src/content/page-schemas.ts';
import { isPublished } from '../../src/content/publication.ts';
import { contentFolders, pictureMetadata, schemas } from '../../src/content/schemas.ts';
import { isEnabled, routes } from '../../src/routes.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

const schemaByFolder = new Map<string, z.ZodType>([
  ...Object.entries(contentFolders).map(
    ([name, folder]) => [folder, schemas[name as keyof typeof schemas]] as const,
  ),
  ['pictures', pictureMetadata],
]);

/** Finds frontmatter, page copy and picture metadata that are invalid or have no schema. */
export const findSchemaErrors = (sources: Source[]): Problem[] => sources.flatMap(errorsOf);

/**
 * Finds missing page copy, and enabled demonstrations (or the studio) without a published entry.
 * @param now the time of the build; without it, drafts and future entries count as published
 */
export const findMissingContent = (sources: Source[], now?: Date): Problem[] => [
  ...Object.keys(pageSchemas)
    .map((name) => `src/content/pages/${name}.json`)
    .filter((file) => !sources.some((source) => source.file === file))
    .map((file) => ({
      file,
      line: 1,
      message: 'This file with texts of the site is missing: restore it',
    })),
  ...(['assetIq', 'panorama', 'traffic', 'studio'] as const)
    .filter(
      (name) =>
        isEnabled(routes[name]) &&
        !sources.some(({ data }) => data['route'] === name && (!now || isPublished(data, now))),
    )
    .map((name) => ({
      file: 'site.config.ts',
      line: 1,
      message: `No published entry has route: ${name}. Restore the file with that line, publish it if it is a draft or has a future date, or set switches.${name} to false`,
    })),
];

function errorsOf({ file, folder, text, document, data, lineOf, lineAtOffset }: Source): Problem[] {
  const problemAt = (line: number, message: string) => ({ file, line, message });
  const isPage = folder === 'pages';
  const schema = isPage
    ? pageSchemas[file.replace(/^.*\/|\.json$/g, '') as PageName]
    : schemaByFolder.get(folder);
  if (!schema) return [problemAt(1, 'No schema for this file: delete it, or add a schema')];
  if (text.startsWith('\uFEFF'))
    return [problemAt(1, 'The file begins with a byte order mark: save it as UTF-8 without BOM')];
  if (!document)
    return [
      problemAt(
        1,
        'Frontmatter is missing: begin the file with a line ---, its fields, and another line ---',
      ),
    ];
  // `document` is parsed as YAML, which allows more than JSON.
  if (file.endsWith('.json'))
    try {
      JSON.parse(text);
    } catch (error) {
      const { message } = error as Error;
      const offset = /position (\d+)/.exec(message)?.[1] ?? text.length;
      return [
        problemAt(
          text.slice(0, Number(offset)).split('\n').length,
          `Invalid JSON: look for a missing or extra comma, bracket or quotation mark (${message})`,
        ),
      ];
    }
  const [error] = document.errors;
  if (error)
    return [
      problemAt(
        lineAtOffset(error.pos[0]),
        file.endsWith('.json')
          ? `Invalid JSON: ${error.message}`
          : error.code === 'DUPLICATE_KEY'
            ? 'This field occurs twice: delete one of its lines'
            : `Invalid frontmatter: ${error.message}. A value with a colon, a quotation mark or an asterisk needs quotes`,
      ),
    ];
  const problems: Problem[] = [];
  if (file.endsWith('.mdx'))
    visit(document, {
      Scalar(_key, { comment, range }) {
        if (comment)
          problems.push(
            problemAt(
              lineAtOffset(range?.[0] ?? 0),
              'The text after # is read as a comment: put the value in quotation marks, or move the comment to a line of its own',
            ),
          );
      },
    });
  if (problems.length > 0) return problems;
  return (schema.safeParse(data).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) =>
          problemAt(
            lineOf([...issue.path, key]),
            `Unknown field "${key}"; see src/content/${isPage ? 'page-' : ''}schemas.ts`,
          ),
        )
      : [problemAt(lineOf(issue.path), `${issue.path.join('.')}: ${issue.message}`)],
  );
}
