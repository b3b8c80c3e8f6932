import { placeholderNames } from './interpolate.ts';

type Limits = {
  /** Counts each letter of a `{placeholder}`. The build checks the length with its value. */
  min?: number;
  /** Counts a `{placeholder}` as one character. */
  max?: number;
  /** Placeholders that the text must contain. */
  required?: readonly string[];
  /** Further placeholders that it may contain. */
  allowed?: readonly string[];
};

/** Returns a pattern for an editor field, and the advice to show if the text does not match. */
export function editorRule(
  message: string,
  { min = 0, max, required = [], allowed = [] }: Limits = {},
) {
  const names = [...placeholderNames, ...required, ...allowed];
  const pattern = [
    `^(?!.*\\{(?!(?:${names.join('|')})[}|])\\w+[}|])`,
    ...required.map((name) => `(?=.*\\{${name}[}|])`),
    max ? `(?=(?:\\{\\w+\\}|.){0,${max}}$)` : '',
    `.{${min},}$`,
  ].join('');
  return { rule: [pattern, message] };
}
