import { tokenNames } from './interpolate.ts';

type Limits = { min?: number; max?: number; keep?: readonly string[]; also?: readonly string[] };

/**
 * Returns a pattern for an editor field, and the advice to show if the text does not match. A
 * `{token}` counts as one character.
 * @param limits `keep`: required placeholders; `also`: other allowed placeholders
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
