import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { typefaces } from './brand/typefaces.ts';
import { breakpoints, lightningcss } from './scripts/build/breakpoints.ts';
import { contentErrors } from './scripts/build/content-errors.ts';
import { interpolateContent } from './scripts/build/interpolate-content.ts';
import { optionalPages } from './scripts/build/optional-pages.ts';
import { postBuild } from './scripts/build/post-build.ts';
import { siteFonts } from './scripts/build/site-fonts.ts';
import { site } from './site.config.ts';
import { tableAlignment } from './src/build/table-alignment.ts';
import { clientDirectives } from './src/client/directives.ts';
import { editor } from './src/features/editor/integration.ts';
import { developmentSearchIndex } from './src/features/site-search/build-index.ts';

const fontFile = (name: string) =>
  fileURLToPath(new URL(`node_modules/${name}.woff2`, import.meta.url));

/** Encodes a browser version for Lightning CSS. */
const encodeVersion = (major: number, minor = 0) => (major << 16) | (minor << 8);
/** Baseline 2024: nesting, `light-dark()` and `@layer` are not compiled. */
const targets = {
  chrome: encodeVersion(123),
  edge: encodeVersion(123),
  firefox: encodeVersion(128),
  safari: encodeVersion(17, 5),
};

const chunkGroups = (patterns: Record<string, RegExp>) => {
  const groups = Object.entries(patterns).map(([name, test]) => ({ name, test }));
  return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
};

export default defineConfig({
  site: site.url,
  output: 'static',
  trailingSlash: 'never',
  prerenderConflictBehavior: 'error',
  // While one page waits for the disk, others render.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [
    clientDirectives(),
    react(),
    mdx(),
    optionalPages(),
    editor(),
    contentErrors(),
    postBuild(),
    developmentSearchIndex(),
  ],
  markdown: { processor: satteri({ hastPlugins: [tableAlignment] }) },
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 2 }, webp: { effort: 2 } },
    },
  },
  fonts: typefaces.map(({ files, fallbacks, ...family }) => ({
    ...family,
    provider: siteFonts(),
    // brand/fallback-fonts.css has fallbacks for each weight. Astro would make them for only one.
    optimizedFallbacks: false,
    fallbacks: [...fallbacks],
    options: { faces: files.map(({ file, ...face }) => ({ ...face, file: fontFile(file) })) },
  })),
  vite: {
    plugins: [interpolateContent(), breakpoints()],
    // With a hash of their content, class names are the same in a module and its `?inline` import.
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        ...lightningcss,
        targets,
        cssModules: { pattern: '[local]-[content-hash]' },
      },
    },
    environments: {
      // Each group is one file: a second file would cost a round trip or more headers.
      client: chunkGroups({
        'page-script': /src\/(layouts\/page-script|client\/(storage|close-on-outside-click))/,
        client: /node_modules\/(react|react-dom|scheduler)\//,
      }),
      // One style sheet for all pages. Views and demonstrations have their own.
      prerender: chunkGroups({
        shared:
          /\/(brand|src\/(styles|layouts|components|features\/(intro|lead-forms|navigation|share)))\/[^?]*\.css$/,
      }),
    },
    build: {
      cssMinify: 'lightningcss',
      // The CSP forbids `data:` and inline code.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Drops warnings about 'use client', which has no effect here.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  },
});
