import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './problem.ts';

const folder = 'src/assets/pictures';

/** Finds pictures whose notes do not tell somebody who cannot see them what is there. */
export function findPoorAlternatives(root: string): Problem[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => alternativeFaults(`${folder}/${name}`, readFileSync(path.join(root, folder, name), 'utf8')));
}

/** @param notes the JSON beside a picture */
export function alternativeFaults(file: string, notes: string): Problem[] {
  const { alt, caption } = JSON.parse(notes) as { alt?: string; caption?: string };
  const line = notes.split('\n').findIndex((text) => text.includes('"alt"')) + 1 || 1;
  const faults = [altFault(alt?.trim() ?? ''), caption?.trim() ? '' : 'the caption is missing: add a sentence for under the picture'];
  return faults.filter(Boolean).map((message) => ({ file, line, message }));
}

function altFault(alt: string): string {
  if (!alt) return 'the alternative text (alt) is missing: say what is in the picture';
  if (/\.(png|webp|jpe?g|avif)\b/i.test(alt) || !/\s/.test(alt)) return `“${alt}” is a name, not an alternative text: say what is in the picture`;
  if (/^(an? |the )?(image|picture|photo(graph)?|graphic|illustration|render(ing)?) (of|showing)\b/i.test(alt))
    return 'the alternative text says that it is a picture, which a screen reader says already: begin with what is in it';
  return '';
}
