import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

/** Says a Markdown column's alignment as `data-align`: Markdown's own inline style is forbidden by the page's policy. */
export const tableAlignment: HastPlugin = {
  name: 'table-alignment',
  element: {
    filter: ['th', 'td'],
    visit(node, context) {
      const align = node.properties['align'];
      if (!align) return;
      context.setProperty(node, 'dataAlign', align);
      context.setProperty(node, 'align', null);
    },
  },
};
