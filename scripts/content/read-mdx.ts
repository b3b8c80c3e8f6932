import type { Passage } from './passages.ts';

const head = /^(?:\s*- |\s*)(\w+):\s+(.+)$/;
const heading = /^(#{1,6})\s+(.+)$/;
const item = /^\s*(?:[-*]|\d+\.)\s+(.+)$/;
/** A tag that stands alone in its line; what it says is in its attributes, which are passages too. */
const tag = /^<\/?[A-Z]\w*[^>]*>$/;
const attribute = /(\w+)="([^"]*)"/g;

/** The passages of an MDX file with a head of `name: value` lines. Lines that follow each other are one paragraph. */
export function readMdx(file: string, source: string): Passage[] {
  const lines = source.split('\n');
  const bodyAt = lines.indexOf('---', 1) + 1;
  const passages: Passage[] = [];
  let paragraph: Passage | undefined;
  for (const [index, line] of lines.entries()) {
    const at = (part: string, text: string): Passage => ({ file, line: index + 1, part, inHead: index < bodyAt, text });
    if (paragraph && index >= bodyAt && line.trim() && ![heading, item, tag, /^\|/].some((other) => other.test(line.trim()))) {
      paragraph.text += ` ${line.trim()}`;
      continue;
    }
    paragraph = undefined;
    if (index < bodyAt) passages.push(...fields(line).map(([part, text]) => at(part, text)));
    else if (tag.test(line.trim())) passages.push(at('tag', line.trim()), ...[...line.matchAll(attribute)].map(([, name = '', text = '']) => at(name, text)));
    else if (line.startsWith('|')) passages.push(...cells(line).map((text) => at('cell', text)));
    else {
      const [, marks = '', title = ''] = heading.exec(line) ?? [];
      const text = title || (item.exec(line)?.[1] ?? line.trim());
      if (!text) continue;
      const passage = at(marks ? `h${marks.length}` : 'text', text);
      passages.push(passage);
      if (!marks) paragraph = passage;
    }
  }
  return passages;
}

/** A line of the head: `title: 'Retail'` or an item of a list. Quotes round the value are the notation's, not the text's. */
function fields(line: string): [string, string][] {
  const [, name = '', value = ''] = head.exec(line) ?? [];
  const text = name ? value : (item.exec(line)?.[1] ?? '');
  return text && line !== '---' ? [[name || 'text', text.replace(/^(['"])(.*)\1$/, '$2').replaceAll("''", "'")]] : [];
}

const cells = (row: string) =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell && !/^:?-+:?$/.test(cell));
