import CMS from '@sveltia/cms';
import { parts } from './parts.ts';

const config = document.querySelector('#cms-config')?.textContent ?? '';

// The preview is off: the development server shows the page itself.
for (const { write, ...part } of parts) CMS.registerEditorComponent({ ...part, toBlock: write, toPreview: () => '' });
CMS.init({ config: JSON.parse(config) });
