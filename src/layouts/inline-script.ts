import { minifySync } from 'vite';

/** The blocks that were made: each page asks for the same ones. */
const made = new Map<string, string>();

/**
 * A function as a script block that calls it: for what must run before any file has come. It may call nothing outside itself.
 * @param argument JavaScript that is handed to it
 */
export function inlineScript(run: (...given: never[]) => void, argument: string): string {
  const code = `(${run})(${argument})`;
  const block = made.get(code) ?? minifySync('inline.js', code).code;
  made.set(code, block);
  return block;
}
