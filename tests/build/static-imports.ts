import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a script file and the files of its relative static imports, direct and indirect. */
export function withStaticImports(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, name = ''] of code.matchAll(/\b(?:import|from)\s*["'](\.[^"']+)["']/g))
    withStaticImports(path.join(path.dirname(file), name), files);
  return files;
}
