import { FRONTMATTER } from './frontmatter.ts';
import { mdxNodes } from './mdx-tree.ts';

/** Replaces matching links of an MDX text with their labels. */
export function removeLinks(text: string, isRemoved: (href: string) => boolean): string {
  // Blanks out the frontmatter, so that offsets stay the same.
  const body = text.replace(FRONTMATTER, (block) => block.replaceAll(/[^\n]/g, ' '));
  return mdxNodes(body)
    .filter(({ type, url }) => type === 'link' && url !== undefined && isRemoved(url))
    .reverse()
    .reduce((result, { position: { start, end }, children = [] }) => {
      const from = children[0]?.position.start.offset ?? end.offset;
      const to = children.at(-1)?.position.end.offset ?? end.offset;
      return result.slice(0, start.offset) + result.slice(from, to) + result.slice(end.offset);
    }, text);
}
