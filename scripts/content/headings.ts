import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

/** Collections whose text opens with a paragraph: its first letter is set large. */
const opensWithText = new Set(['blog', 'industries', 'case-studies']);

/** Finds headings out of order: the title is the page's `h1`, sections are `##`, and no level is skipped. */
export function findHeadingFaults(sources: Source[]): Problem[] {
  return sources.flatMap(({ file, folder, passages }) => {
    const problems: Problem[] = [];
    let above = 1;
    for (const { part, line, text } of passages) {
      const level = Number(/^h([1-6])$/.exec(part)?.[1]);
      if (!level) continue;
      const marks = '#'.repeat(above + 1);
      if (level === 1) problems.push({ file, line, message: `“${text}” is a heading of the first level, which the title has already: write ## before it` });
      else if (level > above + 1) problems.push({ file, line, message: `“${text}” skips a level of heading: write ${marks} before it` });
      above = Math.max(level, 1);
    }
    const [opening] = passages.filter(({ part }) => part === 'text' || /^h\d$/.test(part));
    if (opensWithText.has(folder) && opening && opening.part !== 'text')
      problems.push({ file, line: opening.line, message: 'the text begins with a heading: put a paragraph before it, the opening of the article' });
    return problems;
  });
}
