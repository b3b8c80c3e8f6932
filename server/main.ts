import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Spares the next start the compiling, and this process the compiler: about 20 MB.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/desk'));
process.umask(0o077);
try {
  const { loadEnvironment } = await import('./environment.ts');
  loadEnvironment();
  const { startDesk } = await import('./desk.ts');
  await startDesk(process.env);
} catch (error) {
  // A configuration has a line for each of its faults.
  if (error instanceof Error) console.error(error.name === 'SiteError' ? error.message : error.message.split('\n')[0]);
  else console.error('The desk could not start.');
  process.exit(1);
}
