import { z } from 'astro/zod';
import { LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

const side = z.number('gives a side that is no number');
const box = z
  .tuple([side, side, side, side], 'is no box: write [left, top, right, bottom]')
  .refine((sides) => sides.every((at) => at >= 0 && at <= 1), 'is out of its frame: sides are fractions of it, from 0 to 1')
  .refine(([left, top, right, bottom]) => left < right && top < bottom, 'ends before it begins: write [left, top, right, bottom]');

/** The JSON beside a picture, `src/pictures.ts` has its type. */
const notes = z.strictObject({
  alt: z.string().optional(),
  caption: z.string().optional(),
  setting: z.string().optional(),
  timeOfDay: z.string().optional(),
  colours: z.array(z.string()).optional(),
  boxes: z.array(z.strictObject({ label: z.string(), kind: z.enum(['object', 'face', 'symbol'], 'must be object, face or symbol'), box, id: z.string().optional() })),
});

/** Finds what is wrong in the notes of a picture: JSON that cannot be read, a field that is missing or unknown, a box that is none, a poor alternative text. */
export function noteFaults(file: string, text: string): Problem[] {
  const lines = new LineCounter();
  try {
    JSON.parse(text);
  } catch (error) {
    const at = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? text.length);
    return [
      { file, line: text.slice(0, at).split('\n').length, message: 'this is no JSON from here on: look for a comma, a quotation mark or a bracket too few or too many' },
    ];
  }
  // Every JSON is YAML, whose parser knows the lines.
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true) as { range?: [number] } | undefined;
    return node?.range ? lines.linePos(node.range[0]).line : path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  const faults = (notes.safeParse(document.toJS()).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], message: `there is no field "${key}" in the notes of a picture` }))
      : [{ path: issue.path, message: `${nameOf(issue.path)} ${issue.message}` }],
  );
  const words = (field: string) => String(document.get(field) ?? '').trim();
  const alt = altFault(words('alt'));
  if (alt) faults.push({ path: ['alt'], message: alt });
  if (!words('caption')) faults.push({ path: ['caption'], message: 'the caption is missing: add a sentence for under the picture' });
  return faults.map(({ path, message }) => ({ file, line: lineOf(path), message }));
}

/** `boxes.3.box` → `box 4`. */
const nameOf = (path: readonly PropertyKey[]) => (path[0] === 'boxes' && typeof path[1] === 'number' ? `box ${path[1] + 1}` : path.join('.'));

/** What is wrong with an alternative text, for somebody who cannot see the picture; empty where nothing is. */
function altFault(alt: string): string {
  if (!alt) return 'the alternative text (alt) is missing: say what is in the picture';
  if (/\.(png|webp|jpe?g|avif)\b/i.test(alt) || !/\s/.test(alt)) return `“${alt}” is a name, not an alternative text: say what is in the picture`;
  if (/^(an? |the )?(image|picture|photo(graph)?|graphic|illustration|render(ing)?) (of|showing)\b/i.test(alt))
    return 'the alternative text says that it is a picture, which a screen reader says already: begin with what is in it';
  return '';
}
