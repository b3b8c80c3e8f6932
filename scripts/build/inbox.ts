import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { typefaces } from '../../brand/typefaces.ts';
import { precompress } from './precompress.ts';

/** What the lead inbox is built from. */
const SOURCES = [
  'inbox/**/*.{html,ts,tsx,css}',
  'brand/*.{css,ts}',
  'src/styles/*.css',
  'src/components/{Button,Field,icons}*',
  'src/content/pages/labels.ts',
  'server/inbox/api.ts',
  'scripts/build/inbox.ts',
  'package-lock.json',
];

/** The brand's typefaces at the end of the inbox's style sheet: their files, and the variables that the styles name. */
function brandTypefaces(): Plugin {
  const quoted = (name: string) => (name.includes(' ') ? `"${name}"` : name);
  const faces = typefaces.flatMap(({ name, files }) =>
    files.map(
      ({ file, weight, style, letters }) =>
        `@font-face { font-family: "${name}"; src: url("${file}.woff2") format("woff2"); font-weight: ${weight}; font-style: ${style}; font-display: swap;${letters ? ` unicode-range: ${letters};` : ''} }`,
    ),
  );
  const variables = typefaces.map(({ name, cssVariable, fallbacks }) => `${cssVariable}: ${[`"${name}"`, ...fallbacks.map(quoted)].join(', ')};`);
  return {
    name: 'brand-typefaces',
    enforce: 'pre',
    transform: {
      filter: { id: /inbox\/app\/app\.css$/ },
      handler: (style) => `${style}\n${faces.join('\n')}\n@layer base { :root { ${variables.join(' ')} } }\n`,
    },
  };
}

/** In the folder built: the hash of what it was built from. */
const STAMP = 'built-from';

/** A hash of everything the inbox is built from. */
function stateOf(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, exclude: ['inbox/dist/**'] }).filter((file) => !/\.(test|spec)\.tsx?$/.test(file));
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/**
 * Builds the lead inbox into `inbox/dist/`, which the desk serves at `/inbox`; skipped while nothing it is built from has changed.
 * The folder takes the place of the one before in one step, compressed copies included.
 * @returns whether it was built
 */
export async function buildInbox(root: string): Promise<boolean> {
  const folder = path.join(root, 'inbox/dist');
  const stamp = path.join(folder, STAMP);
  const state = stateOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return false;
  const next = `${folder}.next`;
  const mode = process.env['NODE_ENV'];
  await build({
    configFile: false,
    root: path.join(root, 'inbox'),
    base: '/inbox/',
    publicDir: false,
    logLevel: 'warn',
    plugins: [brandTypefaces()],
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir: next,
      emptyOutDir: true,
      // A small font in the style sheet would be a `data:` address, which the policy refuses.
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      rolldownOptions: {
        // What every screen needs is one chunk with `app.css` in it: the style sheet then begins with the order of its layers.
        output: { codeSplitting: { groups: [{ name: 'start', test: /node_modules|src[\\/]components|inbox[\\/](app|api|shared)[\\/]/ }] } },
        checks: { pluginTimings: false },
        // Libraries mark their files 'use client', which means nothing here.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  });
  // Vite sets it to production, with which a development server started in the same process neither reloads nor shows pictures.
  if (mode === undefined) delete process.env['NODE_ENV'];
  await precompress(next);
  writeFileSync(path.join(next, STAMP), state);
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
  return true;
}
