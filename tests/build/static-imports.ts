import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a script file and the files that it imports statically, directly or through others. */
export function withStaticImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, name = ''] of code.matchAll(/\b(?:import|from)\s*["'](\.[^"']+)["']/g))
    withStaticImports(path.join(path.dirname(file), name), found);
  return found;
}
