import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkIslandRuntime } from './island-runtime.ts';

const near = '(()=>{(self.Astro||(self.Astro={})).near=1;})();';
const element = '(()=>{customElements.define("astro-island",HTMLElement)})();';
const document = (...scripts: string[]) => `<head><title>A</title></head><body>${scripts.map((code) => `<script>${code}</script>`).join('<p>b</p>')}</body>`;

test('what hydrates islands becomes one file, whichever island comes first; other scripts stay', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'islands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, '_astro'));
  const pages = [document('intro()', near, element), document(element, near), document('intro()')];
  const [one, two, none] = (
    await linkIslandRuntime(
      folder,
      pages.map((html, index) => ({ file: `${index}.html`, path: `/${index}`, html })),
    )
  ).map(({ html }) => html);
  const [link, address = ''] = /<script defer src="([^"]+)" integrity="sha384-[^"]+"><\/script>/.exec(one ?? '') ?? [];
  expect(one).toBe(`<head><title>A</title>${link}</head><body><script>intro()</script><p>b</p><p>b</p></body>`);
  expect(two).toBe(`<head><title>A</title>${link}</head><body><p>b</p></body>`);
  expect(none).toBe(pages[2]);
  expect(readFileSync(path.join(folder, address), 'utf8')).toMatch(/near=1.*astro-island/);
});
