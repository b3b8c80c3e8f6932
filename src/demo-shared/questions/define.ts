import { formatNumber } from '../../format.ts';
import type { Measure } from './schema.ts';

export const formatDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10);

/** An entity, dimension or measure in `vocabulary.json`. */
type DeclaredPart = { phrases: string; values?: Record<string, string> };

/** Adds `label` and `plural` (the first two phrases) and `additions[id]` to each part. */
export const defineParts = <Part>(
  declared: Record<string, DeclaredPart>,
  additions: Record<string, Partial<Part>>,
): Part[] =>
  Object.entries(declared).map(([id, { values, ...part }]) => {
    const [label = '', plural = label] = part.phrases.split('|');
    return {
      id,
      label,
      plural,
      ...part,
      ...(values && {
        values: Object.entries(values).map(([id, phrases]) => ({
          id,
          label: phrases.split('|')[0],
          phrases,
        })),
      }),
      ...additions[id],
    } as Part;
  });

export const defineMeasures = (
  declared: Record<string, DeclaredPart & { format: string; field?: string }>,
  formats: Record<string, Measure['format']>,
  hiddenReasons: Record<string, string> = {},
): Measure[] =>
  defineParts<Measure>(
    declared,
    Object.fromEntries(
      Object.entries(declared).map(([id, { format, field }]) => [
        id,
        { format: formats[format] ?? String, hiddenReason: field && hiddenReasons[field] },
      ]),
    ),
  );
