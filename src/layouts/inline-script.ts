/**
 * A function as a script block that calls it: for what must run before any file has come. It may call nothing outside itself.
 * Its lines stay lines, because development keeps `//` comments.
 * @param argument JavaScript that is handed to it
 */
export const inlineScript = (run: (...given: never[]) => void, argument: string): string => `(${run.toString().replace(/\s*\n\s*/g, '\n')})(${argument})`;
