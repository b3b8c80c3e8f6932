import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from './command-line.ts';
import { checkConfiguration, configurationNotes } from './configuration.ts';

const { options } = commandLine({
  does: 'Builds the site.',
  calls: [
    ['npm run build', 'into a folder of its own under releases/, to which dist then leads'],
    [
      'npm run build -- --drafts',
      'a preview in releases/preview with the texts that are not published yet, marked; dist stays as it is',
    ],
  ],
  options: { drafts: { does: 'takes in drafts and texts of a later date' } },
});
const drafts = options['drafts'] === true;
await checkConfiguration();
const [
  { newPreview, newRelease, switchTo },
  { findBlockingProblems },
  { problemLine },
  { readSources },
] = await Promise.all([
  import('./build/releases.ts'),
  import('./content/blocking-checks.ts'),
  import('./content/problem.ts'),
  import('./content/sources.ts'),
]);

const root = path.resolve(import.meta.dirname, '..');
const began = performance.now();
// Ignores the shell's value.
process.env['PREVIEW_DRAFTS'] = String(drafts);
const blocking = await findBlockingProblems(root, readSources(root), drafts);
if (blocking.length > 0) {
  console.error(blocking.map(problemLine).join('\n'));
  process.exit(1);
}
let release = drafts ? newPreview(root) : newRelease(root);
try {
  const [{ build }, { buildInbox }] = await Promise.all([
    import('astro'),
    import('./build/inbox.ts'),
  ]);
  await buildInbox(root);
  await build({ logLevel: 'warn', outDir: release });
  if (!drafts) release = switchTo(root, release);
} catch (error) {
  rmSync(release, { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const { site } = await import('../site.config.ts');
for (const note of configurationNotes(site)) console.warn(note);
const pages = Object.keys(
  JSON.parse(readFileSync(path.join(release, 'csp.json'), 'utf8')) as object,
).length;
console.log(
  `Built ${pages} pages in ${((performance.now() - began) / 1000).toFixed(0)} s: ${drafts ? 'see the preview with SITE_DIR=releases/preview npm start' : `dist leads to ${path.relative(root, release)}`}`,
);
