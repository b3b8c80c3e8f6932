import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

/**
 * Replaces `style` and `align` of aligned table cells with `data-align`, because the CSP forbids
 * inline styles.
 */
export const tableAlignment: HastPlugin = {
  name: 'table-alignment',
  element: {
    filter: ['th', 'td'],
    visit(node, context) {
      const align =
        /text-align:\s*(\w+)/.exec(String(node.properties['style'] ?? ''))?.[1] ??
        node.properties['align'];
      if (!align) return;
      context.setProperty(node, 'dataAlign', align);
      context.setProperty(node, 'style', undefined);
      context.setProperty(node, 'align', undefined);
    },
  },
};
