declare module 'subset-font' {
  /** A copy of a font that has the glyphs of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2'; keepFeatures?: string[]; noHinting?: boolean }): Promise<Buffer>;
}
