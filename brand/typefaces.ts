export type FontFile = {
  /** Path in `node_modules/`, without `.woff2`. */
  file: string;
  weight: number | string;
  style: 'normal' | 'italic';
  /** If the font loads late, the site keeps the fallback until the next page. */
  display?: 'optional';
  /** Characters that an extra file (`…-latin-ext-…`) adds: `'U+100-24F, U+1E00-1EFF'`. */
  unicodeRange?: string;
};

type Typeface = {
  name: string;
  cssVariable: '--font-display' | '--font-text' | '--font-mono';
  /** Families of `fallback-fonts.css`, then fonts of the visitor's system. */
  fallbacks: string[];
  files: FontFile[];
};

/** The typefaces for headings and controls, for texts, and for labels. */
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
      // Lines of the fallback break at other words, so a late swap would move the text.
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
