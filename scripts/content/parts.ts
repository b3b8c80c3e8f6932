import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

const tags = /<(\/?)([A-Z]\w*)[^>]*?(\/?)>/g;

/**
 * Finds parts of a text, such as `<Figure … />` and `<Takeaway>`, that nobody knows, and those that are opened and not closed.
 * @param known the names there are
 */
export function findPartFaults(sources: Source[], known: string[]): Problem[] {
  return sources.filter(({ file }) => file.endsWith('.mdx')).flatMap((source) => partFaults(source, known));
}

function partFaults({ file, passages }: Source, known: string[]): Problem[] {
  const problems: Problem[] = [];
  const open: { name: string; line: number }[] = [];
  for (const { line, text, inHead } of passages) {
    for (const [, closes, name = '', closed] of inHead ? [] : text.matchAll(tags)) {
      if (!known.includes(name)) problems.push({ file, line, message: `<${name}> is no part of a text: there are ${known.map((part) => `<${part}>`).join(', ')}` });
      else if (closes && open.at(-1)?.name === name) open.pop();
      else if (closes) problems.push({ file, line, message: `</${name}> closes nothing: write <${name}> before the text it is about` });
      else if (!closed) open.push({ name, line });
    }
  }
  return [...problems, ...open.map(({ name, line }) => ({ file, line, message: `<${name}> is not closed: write </${name}> after its text` }))];
}
