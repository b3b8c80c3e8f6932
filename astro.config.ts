import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { approachDirective } from './scripts/build/approach-directive.ts';
import { finishFiles } from './scripts/build/finish-files.ts';
import { plainImports } from './scripts/build/plain-imports.ts';
import { tableAlignment } from './scripts/build/table-alignment.ts';
import { wordsInMdx } from './scripts/build/words-in-mdx.ts';
import { site } from './site.config.ts';

const fontFile = (name: string) => `./node_modules/${name}.woff2`;

/** Browsers of the last two and a half years (Baseline 2024): nesting, `light-dark()`, `@layer` and `<dialog>` go out as written. */
const newest = (major: number) => major << 16;
const targets = { chrome: newest(123), edge: newest(123), firefox: newest(128), safari: newest(17) | (5 << 8) };

export default defineConfig({
  site: site.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [approachDirective(), react(), mdx(), sitemap({ filter: (page) => !/\/(404|thank-you|check-your-details|search)/.test(page) }), finishFiles()],
  markdown: { processor: satteri({ hastPlugins: [tableAlignment] }) },
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } } },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Special Gothic',
      cssVariable: '--font-display',
      fallbacks: ['Arial', 'sans-serif'],
      options: { variants: [{ src: [fontFile('@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal')], weight: '400 700', style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Source Serif 4',
      cssVariable: '--font-text',
      fallbacks: ['Georgia', 'serif'],
      options: {
        variants: [
          { src: [fontFile('@fontsource/source-serif-4/files/source-serif-4-latin-400-normal')], weight: 400, style: 'normal' },
          { src: [fontFile('@fontsource/source-serif-4/files/source-serif-4-latin-400-italic')], weight: 400, style: 'italic' },
          { src: [fontFile('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal')], weight: 600, style: 'normal' },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'DM Mono',
      cssVariable: '--font-mono',
      fallbacks: ['Courier New', 'monospace'],
      options: { variants: [{ src: [fontFile('@fontsource/dm-mono/files/dm-mono-latin-400-normal')], weight: 400, style: 'normal' }] },
    },
  ],
  vite: {
    plugins: [plainImports(), wordsInMdx()],
    css: { transformer: 'lightningcss', lightningcss: { targets, cssModules: { pattern: '[name]-[local]' } } },
    build: {
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      // Libraries mark their files 'use client', which means nothing here.
      rolldownOptions: { onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log) },
    },
  },
});
