import { placeholderNames } from './interpolate.ts';

type TextRules = {
  /** Counts each character of a placeholder. The build counts the filled-in value instead. */
  min?: number;
  /** Counts a placeholder as one character. */
  max?: number;
  /** Placeholders that the text must contain. */
  required?: readonly string[];
  /** Placeholders to allow besides `required` and those of `interpolate.ts`. */
  allowed?: readonly string[];
};

/** Returns schema metadata: a field's pattern, and the message for text that does not match. */
export function editorRule(
  message: string,
  { min = 0, max, required = [], allowed = [] }: TextRules = {},
) {
  const names = [...placeholderNames, ...required, ...allowed];
  const pattern = [
    // Rejects placeholders that are not in `names`.
    `^(?!.*\\{(?!(?:${names.join('|')})[}|])\\w+[}|])`,
    ...required.map((name) => `(?=.*\\{${name}[}|])`),
    max ? `(?=(?:\\{\\w+\\}|.){0,${max}}$)` : '',
    `.{${min},}$`,
  ].join('');
  return { rule: [pattern, message] };
}
