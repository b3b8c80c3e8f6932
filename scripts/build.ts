import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from './build-if-stale.ts';
import { parseCommandLine } from './command-line.ts';
import { checkConfiguration, configurationWarnings } from './configuration.ts';

const { options } = parseCommandLine({
  description: 'Builds the site.',
  examples: [
    ['npm run build', 'writes a new folder in releases/ and points dist at it'],
    [
      'npm run build -- --drafts',
      'writes releases/preview, which marks unpublished texts; dist does not change',
    ],
  ],
  options: { drafts: { description: 'includes drafts and texts with a future date' } },
});
const includeDrafts = options['drafts'] === true;
// Hashes the sources first: if one changes during the build, the next start builds again.
const sourceHash = hashSources();
await checkConfiguration();
// These modules import site.config.ts, so `checkConfiguration` runs first.
const [
  { newBuildFolder, resetPreviewFolder, publishBuild },
  { findBlockingProblems },
  { formatProblem },
  { readSources },
] = await Promise.all([
  import('./build/releases.ts'),
  import('./content/blocking-checks.ts'),
  import('./content/problem.ts'),
  import('./content/sources.ts'),
]);

const root = path.resolve(import.meta.dirname, '..');
const startedAt = performance.now();
process.env['PREVIEW_DRAFTS'] = String(includeDrafts);
const problems = await findBlockingProblems(root, readSources(root), includeDrafts);
if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'));
  process.exit(1);
}
let folder = includeDrafts ? resetPreviewFolder(root) : newBuildFolder(root);
try {
  const [{ build }, { buildInboxIfStale }] = await Promise.all([
    import('astro'),
    import('./build/inbox.ts'),
  ]);
  await buildInboxIfStale(root);
  await build({ logLevel: 'warn', outDir: folder });
  if (!includeDrafts) folder = publishBuild(root, folder, sourceHash);
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const { site } = await import('../site.config.ts');
for (const warning of configurationWarnings(site)) console.warn(warning);
const pageCount = Object.keys(
  JSON.parse(readFileSync(path.join(folder, 'csp.json'), 'utf8')) as object,
).length;
console.log(
  `Built ${pageCount} pages in ${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${includeDrafts ? 'see the preview with SITE_DIR=releases/preview npm start' : `dist points at ${path.relative(root, folder)}`}`,
);
