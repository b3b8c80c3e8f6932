import { FRONTMATTER } from './frontmatter.ts';
import { mdxNodes } from './mdx-tree.ts';

/** Replaces matching links of an MDX text with their labels. */
export function removeLinks(text: string, isRemoved: (href: string) => boolean): string {
  // Blanks out the frontmatter, so that offsets stay the same.
  const body = text.replace(FRONTMATTER, (block) => block.replaceAll(/[^\n]/g, ' '));
  return mdxNodes(body)
    .filter(({ type, url }) => type === 'link' && url !== undefined && isRemoved(url))
    .reverse()
    .reduce((rest, { position: { start, end }, children = [] }) => {
      const from = children[0]?.position.start.offset ?? end.offset;
      const to = children.at(-1)?.position.end.offset ?? end.offset;
      return rest.slice(0, start.offset) + rest.slice(from, to) + rest.slice(end.offset);
    }, text);
}
