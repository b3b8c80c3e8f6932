import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { errorLine } from './error-line.ts';

// Later starts reuse compiled code, which saves about 20 MB of memory.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/desk'));
process.umask(0o077);
try {
  const { loadEnvironment } = await import('./environment.ts');
  loadEnvironment();
  const { startDesk } = await import('./desk.ts');
  await startDesk(process.env);
} catch (error) {
  console.error(errorLine(error) ?? 'The desk could not start.');
  process.exit(1);
}
