import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { typefaces } from './brand/typefaces.ts';
import { clientSiteConfig } from './scripts/build/client-site-config.ts';
import { interpolateMdx } from './scripts/build/interpolate-mdx.ts';
import { nativeDynamicImport } from './scripts/build/native-dynamic-import.ts';
import { postBuild } from './scripts/build/post-build.ts';
import { siteFonts } from './scripts/build/site-fonts.ts';
import { tableAlignment } from './scripts/build/table-alignment.ts';
import { contentOverlay } from './scripts/content/dev-overlay.ts';
import { site } from './site.config.ts';
import { clientDirectives } from './src/client/directives.ts';
import { editor } from './src/features/editor/integration.ts';
import { developmentSearchIndex } from './src/features/site-search/build-index.ts';

const fontFile = (name: string) => fileURLToPath(new URL(`node_modules/${name}.woff2`, import.meta.url));

/** Browsers of the last two and a half years (Baseline 2024): nesting, `light-dark()`, `@layer` and `<dialog>` go out as written. */
const newest = (major: number) => major << 16;
const targets = { chrome: newest(123), edge: newest(123), firefox: newest(128), safari: newest(17) | (5 << 8) };

export default defineConfig({
  site: site.url,
  output: 'static',
  trailingSlash: 'never',
  // Four pages at once: while one waits for the disk, another is rendered.
  build: { format: 'file', inlineStylesheets: 'auto', concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [clientDirectives(), react(), mdx(), sitemap(), editor(), contentOverlay(), postBuild(), developmentSearchIndex()],
  markdown: { processor: satteri({ hastPlugins: [tableAlignment] }) },
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 }, webp: { effort: 2 } } } },
  fonts: typefaces.map(({ files, fallbacks, ...family }) => ({
    ...family,
    provider: siteFonts(),
    // Astro would measure one weight only; the stand-ins are in brand/fallback-fonts.css.
    optimizedFallbacks: false,
    fallbacks: [...fallbacks],
    options: { faces: files.map(({ file, ...face }) => ({ ...face, file: fontFile(file) })) },
  })),
  vite: {
    plugins: [nativeDynamicImport(), clientSiteConfig(), interpolateMdx()],
    // By content, not by file: the style of a dialog is imported as text too (`?inline`), and its classes must be the same.
    css: { transformer: 'lightningcss', lightningcss: { targets, cssModules: { pattern: '[local]-[content-hash]' } } },
    build: {
      cssMinify: 'lightningcss',
      // A function is asked for each file, style included: what all pages share is a file, the rest is made one file a page after the build (`page-stylesheets.ts`).
      assetsInlineLimit: (file) => file.endsWith('.css') && !/\/Document\.[^/]+$/.test(file),
      // Libraries mark their files 'use client', which means nothing here.
      rolldownOptions: {
        // The first script and what it shares with later ones in one file: a second would be asked for only when the first has come.
        output: { codeSplitting: { groups: [{ name: 'start', test: /Document\.astro\?astro&type=script|src\/client\/storage/ }] } },
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  },
});
