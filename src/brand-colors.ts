import palette from '../brand/palette.css?raw';

export const brandColors = {
  paper: colorNamed('paper'),
  ink: colorNamed('ink'),
  signal: colorNamed('signal'),
};

/**
 * Returns a color of the palette, such as `--c-paper-2` for `paper-2`.
 * @throws Error if the palette has no such color of six hexadecimal digits
 */
export function colorNamed(name: string): string {
  const [, color] = new RegExp(`--c-${name}:\\s*(#[0-9a-f]{6});`, 'i').exec(palette) ?? [];
  if (color === undefined)
    throw new Error(
      `brand/palette.css: --c-${name} must be a color of six hexadecimal digits, such as #123456`,
    );
  return color;
}
