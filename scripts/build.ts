import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from './command-line.ts';
import { checkConfiguration } from './configuration.ts';

/**
 * Builds the site into a folder of its own under `releases/`, then lets `dist` lead to it; with `--drafts` a preview that holds what is not published too, to which `dist` does not lead.
 * A wrong configuration or a mistake in the words ends in a line each, not in a stack.
 */
const { options } = commandLine({
  does: 'Builds the site.',
  calls: [
    ['npm run build', 'into a folder of its own under releases/, to which dist then leads'],
    ['npm run build -- --drafts', 'a preview in releases/preview with the texts that are not published yet, marked; dist stays as it is'],
  ],
  options: { drafts: { does: 'takes in drafts and texts of a later date' } },
});
const drafts = options['drafts'] === true;
await checkConfiguration();
const [{ plainError }, { newPreview, newRelease, switchTo }, { findBlockingProblems }, { problemLine }, { readSources }] = await Promise.all([
  import('./build/plain-error.ts'),
  import('./build/releases.ts'),
  import('./content/blocking-checks.ts'),
  import('./content/problem.ts'),
  import('./content/sources.ts'),
]);

const root = path.resolve(import.meta.dirname, '..');
const began = performance.now();
// Whatever the shell says: nothing is published by accident.
process.env['PREVIEW_DRAFTS'] = String(drafts);
const blocking = await findBlockingProblems(root, readSources(root), drafts);
if (blocking.length > 0) {
  console.error(blocking.map(problemLine).join('\n'));
  process.exit(1);
}
if (!existsSync(path.join(root, 'node_modules/.astro/assets'))) console.log('The first build makes every picture in every size; later ones find them.');
const release = drafts ? newPreview(root) : newRelease(root);
try {
  const [{ build }, { buildInbox }] = await Promise.all([import('astro'), import('./build/inbox.ts')]);
  await buildInbox(root);
  await build({ logLevel: 'info', logger: { entrypoint: path.join(root, 'scripts/build/progress.ts') }, outDir: release });
  if (!drafts) switchTo(root, release);
} catch (error) {
  rmSync(release, { recursive: true, force: true });
  console.error(plainError(error, root));
  process.exit(1);
}
const pages = Object.keys(JSON.parse(readFileSync(path.join(release, 'csp.json'), 'utf8')) as object).length;
const pictures = globSync('_astro/*.{avif,webp,png,jpg,svg}', { cwd: release }).length;
console.log(
  `Built ${pages} pages and ${pictures} pictures in ${((performance.now() - began) / 1000).toFixed(0)} s: ${drafts ? 'see the preview with SITE_DIR=releases/preview npm start' : `dist leads to ${path.relative(root, release)}`}`,
);
