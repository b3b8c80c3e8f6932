import '@vitejs/plugin-react/preamble';
import CMS from '@sveltia/cms';
import type { EditorPart } from './parts.ts';
import { previewOf, registerPreviews } from './preview.tsx';
import { writePart } from './write-part.ts';

const { parts, collections, config } = JSON.parse(
  document.querySelector('#cms-config')?.textContent ?? '',
);

for (const part of parts as EditorPart[])
  CMS.registerEditorComponent({
    ...part,
    pattern: new RegExp(part.source, 'm'),
    toBlock: (values) => writePart(part, values),
    toPreview: (values) => previewOf(part.id, values),
  });
registerPreviews(collections);
CMS.init({ config });
