import { mdxToMdast } from 'satteri';
import { pictureName } from './picture-name.ts';

/** Offsets count UTF-16 code units. */
export type MdxNode = {
  type: string;
  position: { start: { line: number; offset: number }; end: { offset: number } };
  children?: MdxNode[];
  value?: string;
  depth?: number;
  url?: string;
  name?: string | null;
  /** `{...spread}` has no name. `value` is a string only if the MDX quotes it. */
  attributes?: { name?: string; value?: unknown }[];
};

/**
 * Parses MDX without frontmatter. Returns all nodes, parents first.
 * @throws Error such as `38:5: Unexpected character …`
 */
export const mdxNodes = (text: string): MdxNode[] => withDescendants(mdxToMdast(text) as MdxNode);

const withDescendants = (node: MdxNode): MdxNode[] => [
  node,
  ...(node.children ?? []).flatMap(withDescendants),
];

export const isJsx = ({ type }: MdxNode) => type.startsWith('mdxJsx') && type.endsWith('Element');

export const attributesOf = ({ attributes = [] }: MdxNode): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap(({ name, value }) =>
      name !== undefined && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** Returns the text without attributes and code blocks. Keeps placeholders such as `{brand}`. */
export const textOf = (node: MdxNode): string =>
  withDescendants(node)
    .map(({ type, value = '' }) =>
      type === 'text' || type === 'inlineCode'
        ? value
        : type.endsWith('Expression')
          ? `{${value}}`
          : type === 'break'
            ? ' '
            : '',
    )
    .join('');

export const figuresIn = (nodes: MdxNode[]) =>
  nodes
    .filter((node) => isJsx(node) && node.name === 'Figure')
    .map((node) => {
      const { picture = '', alt } = attributesOf(node);
      return { picture: pictureName(picture), alt, line: node.position.start.line };
    });
