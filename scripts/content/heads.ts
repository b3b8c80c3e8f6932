import type { ZodError, z } from 'astro/zod';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { type PageName, pageSchemas } from '../../src/content/page-schemas.ts';
import { folders, schemas } from '../../src/content/schemas.ts';
import type { Problem } from './problem.ts';

const schemaOf = new Map(Object.entries(folders).map(([name, folder]) => [folder, schemas[name as keyof typeof schemas]]));

/** The head of an MDX file as YAML: what stands between the `---` lines. Undefined where it does not begin with one or has no end. */
export const headOf = (text: string): string | undefined => /^---\r?\n([\s\S]*?)^---[ \t]*\r?$/m.exec(text)?.[1];

/**
 * Finds what is wrong in the head of a text: what YAML cannot read, a field that is missing, unknown or not as its schema has it.
 * @param file its path below the root of the project
 * @param folder the folder of its collection
 */
export function headFaults(file: string, folder: string, text: string): Problem[] {
  const schema = schemaOf.get(folder);
  const head = headOf(text);
  if (!schema) return [];
  if (head === undefined) return [{ file, line: 1, message: 'the head is missing: begin the file with a line ---, its fields, and another line ---' }];
  return faultsIn(file, schema, head, {
    // The head begins in the second line.
    before: 1,
    unreadable: 'the head cannot be read here: put quotes round values with a colon or a quotation mark',
    fields: 'src/content/schemas.ts',
  });
}

/**
 * Finds what is wrong in the data file of a page's words: what JSON cannot read, a field that is missing, unknown or not as its schema has it.
 * @param text undefined where the file is not there
 */
export function pageFaults(name: PageName, text: string | undefined): Problem[] {
  const file = `src/content/pages/${name}.json`;
  if (text === undefined) return [{ file, line: 1, message: 'the file is missing: it has the words of the page' }];
  try {
    JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    return [
      {
        file,
        line: Number(/line (\d+)/.exec(message)?.[1] ?? 1),
        message: `this is no JSON: look for a comma, a bracket or a quotation mark too many or too few (${message})`,
      },
    ];
  }
  // JSON is YAML, whose parser knows the lines.
  return faultsIn(file, pageSchemas[name], text, { before: 0, unreadable: 'this cannot be read', fields: 'src/content/page-schemas.ts' });
}

/** @param before how many lines of the file stand before the text */
function faultsIn(file: string, schema: z.ZodType, text: string, { before, unreadable, fields }: { before: number; unreadable: string; fields: string }): Problem[] {
  const lines = new LineCounter();
  const lineAt = (offset = 0) => lines.linePos(offset).line + before;
  const document = parseDocument(text, { lineCounter: lines, customTags: ['timestamp'], prettyErrors: false });
  const [error] = document.errors;
  if (error) return [{ file, line: lineAt(error.pos[0]), message: `${unreadable} (${error.message})` }];

  /** The line of a field, or of the nearest one round it that is there. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
    const node = isScalar(pair?.key) ? pair.key : document.getIn(path, true);
    const range = node && typeof node === 'object' && 'range' in node ? (node.range as [number] | undefined) : undefined;
    if (range) return lineAt(range[0]);
    return path.length > 1 ? lineOf(path.slice(0, -1)) : 1;
  };
  const fault = (path: readonly PropertyKey[], message: string): Problem => ({ file, line: lineOf(path), message });
  return issuesOf(schema, document.toJS()).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => fault([...issue.path, key], `there is no field "${key}": ${fields} lists those there are`))
      : [fault(issue.path, `${issue.path.join('.')}: ${issue.message}`)],
  );
}

/** None where a token is unknown: that fault is told by its own rule (`names.ts`). */
function issuesOf(schema: z.ZodType, head: unknown): ZodError['issues'] {
  try {
    return schema.safeParse(head ?? {}).error?.issues ?? [];
  } catch {
    return [];
  }
}
