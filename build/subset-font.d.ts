declare module 'subset-font' {
  /** Keeps the glyphs of a text, and of each variation axis the given stretch. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
