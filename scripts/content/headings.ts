import { textOf } from '../../src/content/mdx-tree.ts';
import type { Problem } from './problem.ts';
import { lineOfNode, type Source } from './sources.ts';

const articleFolders = new Set(['blog', 'industries', 'case-studies']);

/** Finds skipped levels, first-level headings, and articles that begin with a heading. */
export const findHeadingErrors = (sources: Source[]): Problem[] =>
  sources.flatMap(({ file, folder, nodes }) => {
    let previousDepth = 1;
    const [opening] = nodes.filter(({ type }) => type === 'heading' || type === 'text');
    const problems = nodes.flatMap((node) => {
      const { depth = 0 } = node;
      if (depth === 0) return [];
      const message =
        depth === 1
          ? 'is a first-level heading, like the title: write ## instead of #'
          : depth > previousDepth + 1
            ? `skips a heading level: write ${'#'.repeat(previousDepth + 1)} instead of ${'#'.repeat(depth)}`
            : '';
      previousDepth = depth;
      return message
        ? [{ file, line: lineOfNode(node), message: `“${textOf(node)}” ${message}` }]
        : [];
    });
    if (opening?.type === 'heading' && articleFolders.has(folder))
      problems.push({
        file,
        line: lineOfNode(opening),
        message:
          'The text begins with a heading: begin with a paragraph, because its first letter is a drop cap',
      });
    return problems;
  });
