import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  YAMLParseError,
} from 'yaml';
import { FRONTMATTER } from '../../src/content/frontmatter.ts';
import { type MdxNode, mdxNodes } from '../../src/content/mdx-tree.ts';

/** An MDX text, or the JSON of page copy or picture metadata. */
export type Source = {
  file: string;
  folder: string;
  text: string;
  /** Undefined if an MDX file has no frontmatter. */
  document?: Document.Parsed;
  data: Record<string, unknown>;
  /** Returns the line of a field or its nearest existing parent; otherwise 1. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Converts an offset in the YAML or JSON to a line of the file. */
  lineAtOffset: (offset: number) => number;
  /** Fields at any depth, except lists and maps. */
  fields: { name: string; value: string; line: number }[];
  /** Empty for JSON and after a syntax error. */
  nodes: MdxNode[];
  /** The MDX parser's message, such as `38:5: Unexpected character …` */
  syntaxError?: string;
};

export const readSources = (root: string): Source[] =>
  globSync(['src/content/*/*.mdx', 'src/content/pages/*.json', 'src/assets/pictures/*.json'], {
    cwd: root,
  })
    .sort()
    .map((file) => parseSource(file, readFileSync(path.join(root, file), 'utf8')));

export function parseSource(file: string, text: string): Source {
  const isMdx = file.endsWith('.mdx');
  const frontmatter = FRONTMATTER.exec(text)?.[1];
  const lineCounter = new LineCounter();
  // Frontmatter begins in line 2.
  const lineAtOffset = (offset: number) => lineCounter.linePos(offset).line + (isMdx ? 1 : 0);
  // JSON is valid YAML, and the YAML parser returns line numbers.
  const yaml = isMdx ? frontmatter : text;
  const document =
    yaml === undefined ? undefined : parseDocument(yaml, { lineCounter, prettyErrors: false });
  const lineOf = (fieldPath: readonly PropertyKey[]): number => {
    const parent =
      fieldPath.length > 1 ? document?.getIn(fieldPath.slice(0, -1), true) : document?.contents;
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === fieldPath.at(-1))
      : undefined;
    const node = isScalar(pair?.key) ? pair.key : document?.getIn(fieldPath, true);
    const range = (node as { range?: [number] } | undefined)?.range;
    if (range && fieldPath.length > 0) return lineAtOffset(range[0]);
    return fieldPath.length > 1 ? lineOf(fieldPath.slice(0, -1)) : 1;
  };
  const fields: Source['fields'] = [];
  if (document)
    visit(document, {
      // YAML reads a value such as `*New*` as an alias, for which `toJS` would throw.
      Alias(_, { range, source: name }) {
        const [start = 0, end = 0] = range ?? [];
        const message = `*${name} is not defined`;
        document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', message));
        return visit.REMOVE;
      },
      Pair: (_, { key, value }) => {
        if (isScalar(key) && isScalar(value) && value.range)
          fields.push({
            name: String(key.value),
            value: String(value.value),
            line: lineAtOffset(value.range[0]),
          });
      },
    });
  const source = {
    file,
    folder: path.basename(path.dirname(file)),
    text,
    ...(document && { document }),
    data: (document?.toJS() ?? {}) as Source['data'],
    lineOf,
    lineAtOffset,
    fields,
    nodes: [],
  };
  if (!isMdx) return source;
  try {
    // Replaces the frontmatter with empty lines, to keep the line numbers.
    const body = text.replace(FRONTMATTER, (match) => match.replace(/[^\n]/g, ''));
    return { ...source, nodes: mdxNodes(body) };
  } catch (error) {
    return { ...source, syntaxError: (error as Error).message };
  }
}

export const lineOfNode = ({ position }: MdxNode) => position.start.line;

export const linksIn = ({ fields, nodes }: Source): { href: string; line: number }[] => [
  ...fields.filter(({ name }) => name === 'href').map(({ value, line }) => ({ href: value, line })),
  ...nodes.flatMap((node) =>
    node.url === undefined || node.type === 'image'
      ? []
      : [{ href: node.url, line: lineOfNode(node) }],
  ),
];
