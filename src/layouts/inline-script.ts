import { minifySync } from 'vite';

/** By source, because every page has the same scripts. */
const minified = new Map<string, string>();

/**
 * Returns an inline script that calls a function before any file has loaded.
 * @param run must not use code outside itself, because its source text becomes the script
 * @param argument of the function, as JavaScript source
 */
export function inlineScript(run: (...args: never[]) => void, argument: string): string {
  const code = `(${run})(${argument})`;
  const script = minified.get(code) ?? minifySync('inline.js', code).code;
  minified.set(code, script);
  return script;
}
