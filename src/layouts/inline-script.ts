/**
 * A function as a script block that calls it: for what must run before any file has come. It may call nothing outside itself.
 * Comments, which development keeps, stand on lines of their own.
 * @param argument JavaScript that is handed to it
 */
export const inlineScript = (run: (...given: never[]) => void, argument: string): string =>
  `(${run
    .toString()
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')})(${argument})`;
