declare module 'subset-font' {
  /** Keeps the glyphs of `text`, these OpenType features, and the given range or value of each variation axis. */
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
