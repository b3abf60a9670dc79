declare module 'subset-font' {
  /** Keeps the glyphs of a text, these OpenType features, and of each variation axis the given stretch or a single value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      keepFeatures?: readonly string[];
      variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
