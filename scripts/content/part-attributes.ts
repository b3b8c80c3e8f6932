/** A tag as the parser of MDX gives it. An attribute without a name is `{...all}`; a value that is no text is code. */
export type PartNode = { name?: string | null; attributes?: { name?: string; value?: unknown }[] };

type Attributes = { needs: string[]; takes?: string[] };

/** What the parts of a text take (`src/components/mdx-components.tsx`, whose types say the same). */
const parts: Record<string, Attributes> = {
  Figure: { needs: ['picture', 'caption'], takes: ['alt'] },
  Takeaway: { needs: [] },
  Quote: { needs: [] },
  Table: { needs: ['caption'] },
  Bars: { needs: ['caption', 'unit', 'of'] },
  Facts: { needs: ['get', 'time', 'need'] },
  PreferencesLink: { needs: [], takes: ['className'] },
  VendorDocs: { needs: ['pages'] },
};

/** What is wrong with the attributes of a tag, in a sentence. A part nobody knows is told by its own rule (`parts.ts`). */
export function partFault({ name, attributes = [] }: PartNode): string | undefined {
  const values = new Map(attributes.map((attribute) => [attribute.name ?? '…', attribute.value]));
  if (name === 'img' && !String(values.get('alt') ?? '').trim()) return '<img> has no alternative text: write alt="…" and say what is in the picture';
  const part = parts[name ?? ''];
  if (!part) return undefined;
  const known = [...part.needs, ...(part.takes ?? [])];
  const unknown = [...values.keys()].find((attribute) => !known.includes(attribute));
  if (unknown) return `<${name}> has no attribute “${unknown}”: it takes ${known.join(', ') || 'none'}`;
  const code = known.find((attribute) => values.has(attribute) && typeof values.get(attribute) !== 'string');
  if (code) return `<${name}> takes ${code} as words between quotation marks: ${code}="…"`;
  const missing = part.needs.find((attribute) => !String(values.get(attribute) ?? '').trim());
  return missing && `<${name}> lacks ${missing}: write ${missing}="…"`;
}
