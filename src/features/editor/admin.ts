import '@vitejs/plugin-react/preamble';
import CMS from '@sveltia/cms';
import type { EditorComponent } from './editor-components.ts';
import { registerPreviews, renderComponent } from './preview.tsx';
import { serializeComponent } from './serialize-component.ts';

const { editorComponents, collections, config } = JSON.parse(
  document.querySelector('#cms-config')?.textContent ?? '',
);

for (const component of editorComponents as EditorComponent[])
  CMS.registerEditorComponent({
    ...component,
    pattern: new RegExp(component.source, 'm'),
    toBlock: (values) => serializeComponent(component, values),
    toPreview: (values) => renderComponent(component.id, values),
  });
registerPreviews(collections);
CMS.init({ config });
// While a text is open, a reload would lose changes. Vite's client ignores a reload whose `path`
// names another page (docs/astro-internals.md, row 6).
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  if (/\/(entries|new)\b/.test(location.hash)) payload.path = '/.html';
});
