import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { typefaces } from '../../brand/typefaces.ts';
import { breakpoints, lightningcss } from './breakpoints.ts';
import { hashFiles } from './hash-files.ts';
import { precompress } from './precompress.ts';

const SOURCES = [
  'inbox/**/*.{html,ts,tsx,css}',
  'brand/*.{css,ts}',
  'src/styles/*.css',
  'src/components/{Button,Field,icons}*',
  'src/components/chart/*',
  'src/components/primitives/Dialog*',
  'src/client/close-on-outside-click.ts',
  'src/content/pages/{labels,questions}.json',
  'server/domain.ts',
  'server/inbox/api.ts',
  'scripts/build/{breakpoints,inbox}.ts',
  'package-lock.json',
];

function brandTypefaces(): Plugin {
  const quoted = (name: string) => (name.includes(' ') ? `"${name}"` : name);
  const faces = typefaces.flatMap(({ name, files }) =>
    files.map(
      ({ file, weight, style, unicodeRange }) =>
        `@font-face { font-family: "${name}"; src: url("${file}.woff2") format("woff2"); font-weight: ${weight}; font-style: ${style}; font-display: swap;${unicodeRange ? ` unicode-range: ${unicodeRange};` : ''} }`,
    ),
  );
  const variables = typefaces.map(
    ({ name, cssVariable, fallbacks }) =>
      `${cssVariable}: ${[`"${name}"`, ...fallbacks.map(quoted)].join(', ')};`,
  );
  return {
    name: 'brand-typefaces',
    enforce: 'pre',
    transform: {
      filter: { id: /inbox\/app\/app\.css$/ },
      handler: (style) =>
        `${style}\n${faces.join('\n')}\n@layer base { :root { ${variables.join(' ')} } }\n`,
    },
  };
}

const HASH_FILE = 'built-from';

const findSources = (root: string) =>
  globSync(SOURCES, { cwd: root, exclude: ['inbox/dist*/**'] }).filter(
    (file) => !/\.(test|spec)\.tsx?$/.test(file),
  );

/** Fails if a bundled file of ours is not in `SOURCES`: its changes would cause no new build. */
const checkSources = (root: string, sources: string[]): Plugin => ({
  name: 'check-sources',
  buildEnd(error) {
    if (error) return;
    const missing = [...this.getModuleIds()]
      .map((id) => path.relative(root, id.split('?')[0] ?? id))
      .filter(
        (file) =>
          existsSync(path.join(root, file)) &&
          !/node_modules/.test(file) &&
          !sources.includes(file),
      );
    if (missing.length > 0)
      this.error(`Add to SOURCES in scripts/build/inbox.ts: ${missing.join(', ')}`);
  },
});

/** Builds `inbox/dist/` unless it was built from the same sources. @returns whether a build ran */
export async function buildInboxIfStale(root: string): Promise<boolean> {
  const folder = path.join(root, 'inbox/dist');
  const hashPath = path.join(folder, HASH_FILE);
  const sources = findSources(root);
  const sourceHash = hashFiles(root, sources);
  if (existsSync(hashPath) && readFileSync(hashPath, 'utf8') === sourceHash) return false;
  // Another build may run at the same time.
  const outDir = `${folder}.${process.pid}`;
  const nodeEnv = process.env['NODE_ENV'];
  await build({
    configFile: false,
    root: path.join(root, 'inbox'),
    base: '/inbox/',
    publicDir: false,
    logLevel: 'warn',
    plugins: [brandTypefaces(), breakpoints(), checkSources(root, sources)],
    css: { transformer: 'lightningcss', lightningcss },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir,
      emptyOutDir: true,
      // The inbox's CSP forbids `data:` fonts.
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      rolldownOptions: {
        // This chunk loads first. It holds `app.css`, which declares the order of the layers, and
        // shared code, except the files that few screens use.
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'start',
                test: /node_modules[\\/](?!@simplewebauthn)|src[\\/]components[\\/](?!chart)|inbox[\\/](app|api|shared)[\\/](?!ItemList|RoleField|SecretDialog)/,
              },
            ],
          },
        },
        checks: { pluginTimings: false },
        // Libraries mark files 'use client', which has no meaning here.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  });
  // Vite sets `NODE_ENV` to production, which would break a development server in this process.
  if (nodeEnv === undefined) delete process.env['NODE_ENV'];
  await precompress(outDir);
  writeFileSync(path.join(outDir, HASH_FILE), sourceHash);
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(outDir, folder);
  } catch {
    // Another build has just replaced the folder.
    rmSync(outDir, { recursive: true });
  }
  return true;
}
