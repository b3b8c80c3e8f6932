import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const scriptFile = /<script type="module" src="(\/[^"]+)">/g;

/** Gives each script file that a page names the hash of its content, so that a changed copy on the way is not run. */
export async function addIntegrity(html: string, folder: string): Promise<string> {
  const files = [...new Set([...html.matchAll(scriptFile)].map((match) => match[1] ?? ''))];
  const hashes = new Map<string, string>();
  for (const file of files)
    hashes.set(
      file,
      `sha384-${createHash('sha384')
        .update(await readFile(path.join(folder, file)))
        .digest('base64')}`,
    );
  return html.replace(scriptFile, (_, file: string) => `<script type="module" src="${file}" integrity="${hashes.get(file)}">`);
}
