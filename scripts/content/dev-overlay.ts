import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { findBlockingProblems } from './blocking-checks.ts';
import { problemLine } from './problem.ts';
import { readSources } from './sources.ts';

/** What the checks read. */
const folders = ['src/content', 'src/assets/pictures'];

/** In development drafts are shown, and what would stop a build stands in the browser, over an open page and in place of one that is asked for, until it is mended. */
export const contentOverlay = (): AstroIntegration => ({
  name: 'content-overlay',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command === 'dev') process.env['PREVIEW_DRAFTS'] = 'true';
    },
    'astro:server:setup': ({ server }) => {
      const faults = faultReader(server.config.root);
      const watched = folders.map((folder) => path.join(server.config.root, folder));
      let shown = '';
      server.watcher.on('all', async (_event, file) => {
        if (!watched.some((folder) => file.startsWith(folder))) return;
        const before = shown;
        shown = await faults();
        if (shown) server.ws.send({ type: 'error', err: overlayError(shown) });
        else if (before) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use(async (request, response, next) => {
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') && request.url !== '/admin';
        if (isPage) shown = await faults();
        if (isPage && shown) response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(faultPage(shown));
        else next();
      });
    },
  },
});

/** Reads the faults, a line each; again only when a file has changed, and by the files themselves: a watcher tells of them too late for a quick reload. */
function faultReader(root: string): () => Promise<string> {
  let state = '';
  let faults = Promise.resolve('');
  return () => {
    const now = stateOf(root);
    if (now !== state) faults = findBlockingProblems(root, readSources(root), true).then((problems) => problems.map(problemLine).join('\n'));
    state = now;
    return faults;
  };
}

const stateOf = (root: string): string =>
  folders
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(root, folder, name)))
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Astro's overlay takes the message for HTML. */
const overlayError = (text: string) => ({ name: 'Texts', title: 'To mend', message: escaped(text), stack: '' });

/** A page with nothing but the faults; Vite's client loads it anew once they are mended. */
function faultPage(text: string): string {
  const payload = JSON.stringify(overlayError(text)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>To mend</title>
<script type="module">
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${payload}));
</script>
<pre>${escaped(text)}</pre>
</html>
`;
}
