/** Memory limits in MB, from `npm run bench -- memory`. */
export const deskFlags = ['--max-semi-space-size=4', '--max-old-space-size=160'];
/** Node's compile cache, which saves memory. */
export const compileCache = 'node_modules/.cache/desk';
