/** How the desk is started to take the least memory: the limits keep it to what it was measured to need (`npm run bench -- memory`). */
export const deskFlags = ['--max-semi-space-size=4', '--max-old-space-size=160'];
/** Where Node keeps the compiled desk, so that a start does not hold the compiler's memory. */
export const compileCache = 'node_modules/.cache/desk';
