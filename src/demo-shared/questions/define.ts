import type { Measure, Value } from './schema.ts';

/** A part of a schema without what only code can give it, such as rows and formats. */
type Declared = { phrases: string; values?: Record<string, string> };

/**
 * Lists the parts of a schema by id. The first two phrases of a part are its singular and plural.
 * `rest` completes the parts.
 */
export const defineParts = <Part>(
  declared: Record<string, Declared>,
  rest: Record<string, Partial<Part>>,
): Part[] =>
  Object.entries(declared).map(([id, { values, ...part }]) => {
    const [label = '', plural = label] = part.phrases.split('|');
    const listed = values && { values: defineValues(values) };
    return { id, label, plural, ...part, ...listed, ...rest[id] } as Part;
  });

/** Lists measures, whose formats are given by name. `reasonFor` says why a field is hidden. */
export const defineMeasures = (
  declared: Record<string, Declared & { format: string; field?: string }>,
  formats: Record<string, Measure['format']>,
  reasonFor?: (field: string) => string | undefined,
): Measure[] =>
  defineParts<Measure>(
    declared,
    Object.fromEntries(
      Object.entries(declared).map(([id, { format, field }]) => {
        const hidden = field && reasonFor?.(field);
        return [id, { format: formats[format] ?? String, ...(hidden && { hidden }) }];
      }),
    ),
  );

/** Lists values by id. Their first phrase is the label. */
const defineValues = (phrasesById: Record<string, string>): Value[] =>
  Object.entries(phrasesById).map(([id, phrases]) => ({
    id,
    label: phrases.split('|')[0] ?? id,
    phrases,
  }));
