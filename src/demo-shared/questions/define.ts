import { formatNumber } from '../../format.ts';
import type { Measure, Value } from './schema.ts';

/** Rounds to tenths. */
export const formatDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10);

/** A part of a schema as `vocabulary.json` declares it, without rows and formats. */
type DeclaredPart = { phrases: string; values?: Record<string, string> };

/**
 * Completes each declared part with its entry in `additions`. The first two phrases of a part are its
 * singular and plural.
 */
export const defineParts = <Part>(
  declared: Record<string, DeclaredPart>,
  additions: Record<string, Partial<Part>>,
): Part[] =>
  Object.entries(declared).map(([id, { values, ...part }]) => {
    const [label = '', plural = label] = part.phrases.split('|');
    const listed = values && { values: defineValues(values) };
    return { id, label, plural, ...part, ...listed, ...additions[id] } as Part;
  });

/** Defines measures with the formats that they name. `reasonFor` returns why a field is hidden. */
export const defineMeasures = (
  declared: Record<string, DeclaredPart & { format: string; field?: string }>,
  formats: Record<string, Measure['format']>,
  reasonFor?: (field: string) => string | undefined,
): Measure[] =>
  defineParts<Measure>(
    declared,
    Object.fromEntries(
      Object.entries(declared).map(([id, { format, field }]) => [
        id,
        { format: formats[format] ?? String, hiddenReason: field && reasonFor?.(field) },
      ]),
    ),
  );

const defineValues = (phrasesById: Record<string, string>): Value[] =>
  Object.entries(phrasesById).map(([id, phrases]) => ({
    id,
    label: phrases.split('|')[0] ?? id,
    phrases,
  }));
