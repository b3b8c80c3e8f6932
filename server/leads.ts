import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/desk'));
process.umask(0o077);
// `leads list | head` closes the pipe early, which is not an error.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output cannot be written: ${message}.\n`);
  process.exit(1);
});
const { runLeads } = await import('./commands/run.ts');
process.exitCode = await runLeads(process.argv.slice(2), process.env);
