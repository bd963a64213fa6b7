/** The part of fontkit that documents use; it brings no types. */
declare module 'fontkit' {
  /** Glyphs of a text and their places, in units of the font. */
  export interface GlyphRun {
    glyphs: object[];
    positions: object[];
  }
  /** A parsed font; pdfkit takes it as a source. */
  export interface Font {
    postscriptName: string;
    /** Code points that it has. */
    characterSet: number[];
    glyphForCodePoint(codePoint: number): object;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, wanted?: unknown): GlyphRun;
  }
  export function create(bytes: Uint8Array): Font;
}
