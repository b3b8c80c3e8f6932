import { FRONTMATTER } from './frontmatter.ts';
import { mdxNodes } from './mdx-tree.ts';

/** Replaces matching links of an MDX text with their labels. */
export function removeLinks(text: string, isRemoved: (href: string) => boolean): string {
  // Keeps the length of the frontmatter, so that offsets also fit `text`.
  const body = text.replace(FRONTMATTER, (block) => block.replaceAll(/[^\n]/g, ' '));
  // Starts at the last link, so that the offsets of earlier links stay valid.
  return mdxNodes(body)
    .filter(({ type, url }) => type === 'link' && url !== undefined && isRemoved(url))
    .reverse()
    .reduce((result, { position: { start, end }, children = [] }) => {
      const labelStart = children[0]?.position.start.offset ?? end.offset;
      const labelEnd = children.at(-1)?.position.end.offset ?? end.offset;
      const label = result.slice(labelStart, labelEnd);
      return result.slice(0, start.offset) + label + result.slice(end.offset);
    }, text);
}
