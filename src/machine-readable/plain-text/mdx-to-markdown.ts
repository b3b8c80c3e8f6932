import { interpolate } from '../../content/interpolate.ts';
import { article } from '../../content/pages/article.ts';
import { parseBars } from '../../content/parse-bars.ts';
import { vendorDocs, vendorDocsHeading } from '../../content/vendor-docs.ts';
import { formatNumber } from '../../format.ts';
import { absoluteUrl } from '../../routes.ts';

/** The attributes of an MDX tag, by name: `picture="energy" caption="…"`. */
const attributesOf = (tag: string) => Object.fromEntries([...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

/** A part with what it holds: `<Table caption="…">…</Table>`, or one that stands alone. */
const part = /<([A-Z]\w*)((?:\s+\w+="[^"]*")*)\s*(?:\/>|>([\s\S]*?)<\/\1>)/g;

const quoted = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trim())
    .join('\n');

/** Each part of `components/mdx-components.tsx` in plain Markdown. */
const parts: Record<string, (attributes: Record<string, string>, inside: string) => string> = {
  Figure: ({ caption }) => `*Figure: ${caption}*`,
  Takeaway: (_, inside) => quoted(`**${article.takeaway}**\n\n${inside.trim()}`),
  Quote: (_, inside) => quoted(inside),
  Table: ({ caption }, inside) => `**${caption}**\n\n${inside.trim()}`,
  Bars: ({ caption, unit, of = '' }) => [`**${caption}**`, '', ...parseBars(of).map(({ label, value }) => `- ${label}: ${formatNumber(value)} ${unit}`)].join('\n'),
  VendorDocs: ({ pages = '' }) => {
    const docs = vendorDocs(pages).map(({ href, label }) => `[${label}](${href})`);
    return docs.length > 0 ? `${vendorDocsHeading} ${docs.join(', ')}.` : '';
  },
  PreferencesLink: (_, inside) => inside,
  Facts: (facts) =>
    Object.entries(article.facts)
      .map(([key, label]) => `- **${label}:** ${facts[key]}`)
      .join('\n'),
};

/**
 * An MDX body of `src/content/` as plain Markdown: words filled in, parts written out, links with their full address.
 * @throws Error naming a part that has no plain form yet.
 */
export function mdxToMarkdown(body: string): string {
  const written = interpolate(body).replace(part, (_, name: string, tag: string, inside = '') => {
    const write = parts[name];
    if (!write) throw new Error(`<${name}> has no plain form: src/machine-readable/plain-text/mdx-to-markdown.ts needs one`);
    return write(attributesOf(tag), inside);
  });
  return written.replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => `](${absoluteUrl(path)})`).trim();
}
