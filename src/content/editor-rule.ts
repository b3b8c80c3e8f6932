import { tokenNames } from './interpolate.ts';

type Limits = { min?: number; max?: number; keep?: readonly string[]; also?: readonly string[] };

/**
 * A pattern for the editor's field, and what to do if the text does not match. A `{token}` counts
 * as one character against `max`.
 * @param limits `keep`: required placeholders; `also`: allowed placeholders
 */
export function editorRule(advice: string, { min = 0, max, keep = [], also = [] }: Limits = {}) {
  const names = [...tokenNames, ...keep, ...also];
  const pattern = [
    `^(?!.*\\{(?!(?:${names.join('|')})[}|])\\w+[}|])`,
    ...keep.map((name) => `(?=.*\\{${name}[}|])`),
    max ? `(?=(?:\\{\\w+\\}|.){0,${max}}$)` : '',
    `.{${min},}$`,
  ].join('');
  return { rule: [pattern, advice] };
}
