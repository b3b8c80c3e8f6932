/**
 * A file of a family, within `node_modules/` and without its ending. `display: 'optional'` keeps the stand-in for a view where the font is late. A file with other
 * letters than those of Western Europe, such as `…-latin-ext-…`, stands beside the first and says which it is for: `letters: 'U+100-24F, U+1E00-1EFF'`.
 */
export type FontFile = {
  file: string;
  weight: number | string;
  style: 'normal' | 'italic';
  display?: 'optional';
  letters?: string;
};

type Typeface = {
  /** As style sheets name it. */
  name: string;
  cssVariable: '--font-display' | '--font-text' | '--font-mono';
  /** What stands in for it: families of `fallback-fonts.css`, then any machine's. */
  fallbacks: string[];
  files: FontFile[];
};

/** The brand's typefaces: for headings and controls, for reading, for labels. They come with the site, from packages such as `@fontsource/inter`. */
export const typefaces: Typeface[] = [
  {
    name: 'Special Gothic',
    cssVariable: '--font-display',
    fallbacks: ['Display fallback', 'Display fallback wide', 'Arial', 'sans-serif'],
    files: [
      {
        file: '@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal',
        weight: '400 700',
        style: 'normal',
      },
    ],
  },
  {
    name: 'Source Serif 4',
    cssVariable: '--font-text',
    fallbacks: ['Text fallback', 'Georgia', 'serif'],
    files: [
      // Lines of the stand-in break elsewhere: where the font is late, a view keeps the stand-in rather than move under the reader.
      {
        file: '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal',
        weight: 400,
        style: 'normal',
        display: 'optional',
      },
      {
        file: '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic',
        weight: 400,
        style: 'italic',
      },
    ],
  },
  {
    name: 'DM Mono',
    cssVariable: '--font-mono',
    fallbacks: ['Mono fallback', 'Courier New', 'monospace'],
    files: [
      { file: '@fontsource/dm-mono/files/dm-mono-latin-400-normal', weight: 400, style: 'normal' },
    ],
  },
];
