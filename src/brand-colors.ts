import palette from '../brand/palette.css?raw';

/** The brand's colors as code needs them, where no style sheet reaches: icons, manifest, share images. */
export const brandColors = { paper: colorNamed('paper'), ink: colorNamed('ink'), signal: colorNamed('signal') };

/**
 * A color of the brand's palette, as six hexadecimal digits: `paper-2` is `--c-paper-2`.
 * @throws Error for one the palette does not have
 */
export function colorNamed(name: string): string {
  const [, color] = new RegExp(`--c-${name}:\\s*(#[0-9a-f]{6});`, 'i').exec(palette) ?? [];
  if (color === undefined) throw new Error(`brand/palette.css: --c-${name} must be a color of six hexadecimal digits, such as #123456`);
  return color;
}
