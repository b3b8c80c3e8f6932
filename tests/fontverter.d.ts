declare module 'fontverter' {
  /** Returns the font in another format. */
  export function convert(font: Uint8Array, format: 'truetype'): Promise<Uint8Array>;
}
