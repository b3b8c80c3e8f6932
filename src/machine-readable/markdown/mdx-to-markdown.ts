import { fillSiteValues } from '../../content/interpolate.ts';
import { isMdxComponent, mdxSchema } from '../../content/mdx-schema.ts';
import { attributesOf, isJsx, type MdxNode, mdxNodes } from '../../content/mdx-tree.ts';
import type { PageCopy } from '../../content/page-schemas.ts';
import { absoluteUrl, isEnabled } from '../../routes.ts';

/**
 * Converts MDX to Markdown. Links to pages become absolute, or text if the page is disabled.
 * @throws Error for invalid MDX or an unknown component
 */
export function mdxToMarkdown(body: string, copy: PageCopy['article']): string {
  const text = fillSiteValues(body);
  /** Returns the text from `start` to `end`, with Markdown for the nodes in it. */
  const render = (nodes: MdxNode[], start: number, end: number): string => {
    let offset = start;
    const pieces = nodes.flatMap((node) => {
      const between = text.slice(offset, node.position.start.offset);
      offset = node.position.end.offset;
      return [between, markdownOf(node)];
    });
    return [...pieces, text.slice(offset, end)].join('');
  };
  const renderAll = (nodes: MdxNode[]) =>
    render(nodes, nodes[0]?.position.start.offset ?? 0, nodes.at(-1)?.position.end.offset ?? 0);
  const markdownOf = (node: MdxNode): string => {
    const { children = [], position, url = '' } = node;
    // Only comments remain: placeholders are filled in, and content checks reject other code.
    if (node.type.endsWith('Expression')) return '';
    if (isJsx(node)) {
      if (!isMdxComponent(node.name))
        throw new Error(`<${node.name}> is not in src/content/mdx-schema.ts`);
      return mdxSchema(node.name).markdown(attributesOf(node), renderAll(children), copy);
    }
    if (node.type === 'link' && url.startsWith('/')) {
      const label = renderAll(children);
      return isEnabled(url) ? `[${label}](${absoluteUrl(url)})` : label;
    }
    return render(children, position.start.offset, position.end.offset);
  };
  // The first node is the root.
  return render(mdxNodes(text).slice(0, 1), 0, text.length).trim();
}
