import { minifySync } from 'vite';

/**
 * A function as a script block that calls it: for what must run before any file has come. It may call nothing outside itself.
 * @param argument JavaScript that is handed to it
 */
export const inlineScript = (run: (...given: never[]) => void, argument: string): string => minifySync('inline.js', `(${run})(${argument})`).code;
