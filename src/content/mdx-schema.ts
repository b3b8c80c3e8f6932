import type { ReactNode } from 'react';
import { formatNumber } from '../format.ts';
import type { PageCopy } from './page-schemas.ts';
import { vendorDocNames, vendorDocs, vendorDocsHeading } from './vendor-docs.ts';

type Attribute = {
  label: string;
  type?: 'picture' | 'bars';
  optional?: true;
  maxLength?: number;
  /** Allowed names in a comma-separated list. */
  names?: readonly string[];
};

type MdxSchema = {
  /** Material Symbol in the editor's Insert menu. Inline components are not in the menu. */
  icon?: string;
  attributes: Record<string, Attribute>;
  content?: { type: 'text' | 'paragraphs' | 'table'; label: string };
  /** @param content Markdown */
  markdown: (
    attributes: Record<string, string>,
    content: string,
    copy: PageCopy['article'],
  ) => string;
};

const caption: Attribute = { label: 'Caption', maxLength: 140 };
const fact = (label: string): Attribute => ({ label, maxLength: 120 });

/** Parses `Usual=52000; Today=4000`, with or without a trailing semicolon. */
export const parseBars = (bars: string) =>
  bars.split(/;(?!\s*$)/).map((bar) => {
    const [label = '', value = ''] = bar.split('=');
    return { label: label.trim(), value: Number.parseFloat(value) };
  });

const blockquote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trim())
    .join('\n');

/**
 * The components that MDX texts may use. Checks, editor, Markdown export and React types are
 * derived from this list.
 */
const schemas = {
  Figure: {
    icon: 'image',
    attributes: {
      picture: { label: 'Picture', type: 'picture' },
      caption,
      alt: { label: 'What is in the picture', optional: true, maxLength: 250 },
    },
    markdown: (figure) => `*Figure: ${figure['caption']}*`,
  },
  Table: {
    icon: 'table',
    attributes: { caption },
    content: {
      type: 'table',
      label: 'Rows: cells between |, and | --- | --- | under the first row',
    },
    markdown: (table, content) => `**${table['caption']}**\n\n${content}`,
  },
  Quote: {
    icon: 'format_quote',
    attributes: {},
    content: { type: 'text', label: 'Words' },
    markdown: (_, content) => blockquote(content),
  },
  Takeaway: {
    icon: 'lightbulb',
    attributes: {},
    content: { type: 'paragraphs', label: 'Words' },
    markdown: (_, content, copy) => blockquote(`**${copy.takeaway}**\n\n${content}`),
  },
  Facts: {
    icon: 'fact_check',
    attributes: {
      get: fact('What you get'),
      time: fact('How long it takes'),
      need: fact('What we need'),
    },
    markdown: (facts, _, copy) =>
      Object.entries(copy.facts)
        .map(([key, label]) => `- **${label}:** ${facts[key]}`)
        .join('\n'),
  },
  Bars: {
    icon: 'bar_chart',
    attributes: {
      caption,
      unit: { label: 'Unit', maxLength: 20 },
      values: { label: 'Label and value of each bar, such as One=12; Other=3', type: 'bars' },
    },
    markdown: ({ caption: heading, unit, values = '' }) =>
      `**${heading}**\n\n${parseBars(values)
        .map(({ label, value }) => `- ${label}: ${formatNumber(value)} ${unit}`)
        .join('\n')}`,
  },
  VendorDocs: {
    icon: 'menu_book',
    attributes: {
      pages: { label: 'Pages of the GPU vendor, such as profiler, kernels', names: vendorDocNames },
    },
    markdown: ({ pages = '' }) => {
      const docs = vendorDocs(pages).map(({ href, label }) => `[${label}](${href})`);
      return docs.length > 0 ? `${vendorDocsHeading} ${docs.join(', ')}.` : '';
    },
  },
  PreferencesLink: {
    attributes: {},
    content: { type: 'text', label: 'Words that open the cookie preferences' },
    markdown: (_, content) => content,
  },
} satisfies Record<string, MdxSchema>;

export type MdxComponentName = keyof typeof schemas;
export const mdxComponentNames = Object.keys(schemas) as MdxComponentName[];
export const isMdxComponent = (name: unknown): name is MdxComponentName =>
  mdxComponentNames.includes(name as MdxComponentName);
export const mdxSchema = (name: MdxComponentName): MdxSchema => schemas[name];

type Attributes<Name extends MdxComponentName> = (typeof schemas)[Name]['attributes'];
type OptionalKeys<T> = {
  [Key in keyof T]: T[Key] extends { optional: true } ? Key : never;
}[keyof T];
export type MdxProps<Name extends MdxComponentName> = Record<
  Exclude<keyof Attributes<Name>, OptionalKeys<Attributes<Name>>>,
  string
> &
  Partial<Record<OptionalKeys<Attributes<Name>>, string>> &
  ((typeof schemas)[Name] extends { content: unknown } ? { children: ReactNode } : unknown);

/** Returns a pattern and advice for values that do not match it, if there is a rule. */
export function attributeRule({ type, names, maxLength }: Attribute): [string, string] | undefined {
  if (type === 'bars')
    return [
      '^(\\s*[^=;]+=\\s*-?\\d+(\\.\\d+)?\\s*(;|$))+$',
      'write each bar as name=number, with ; between two bars, as in One=12; Other=3',
    ];
  if (names)
    return [
      `^\\s*((${names.join('|')})\\s*(,\\s*|$))+$`,
      `name one or more of ${names.join(', ')}, with commas between`,
    ];
  return maxLength ? [`^.{0,${maxLength}}$`, `shorten it to ${maxLength} characters`] : undefined;
}

/**
 * Returns the first error in a tag's attributes, if any.
 * @param tagAttributes `name` is undefined for `{...spread}`
 */
export function attributeError(
  name: MdxComponentName,
  tagAttributes: { name?: string; value?: unknown }[],
): string | undefined {
  const { attributes } = mdxSchema(name);
  const knownNames = Object.keys(attributes);
  for (const { name: attribute = '…', value } of tagAttributes) {
    const definition = attributes[attribute];
    if (!definition)
      return `<${name}> has no attribute “${attribute}”. ${knownNames.length > 0 ? `Use: ${knownNames.join(', ')}` : 'Delete it'}`;
    if (typeof value !== 'string')
      return `<${name}>: ${attribute} must be text in quotation marks: ${attribute}="…"`;
    const [pattern, advice] = attributeRule(definition) ?? ['', ''];
    if (!new RegExp(pattern, 's').test(value))
      return `<${name}>: “${attribute}” is invalid: ${advice}`;
  }
  const missing = knownNames.find(
    (attribute) =>
      !attributes[attribute]?.optional &&
      !tagAttributes.some(({ name, value }) => name === attribute && String(value).trim()),
  );
  return missing && `<${name}> lacks ${missing}: write ${missing}="…"`;
}
