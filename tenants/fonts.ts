/** CSS values of a variable font. Figures in per cent. */
interface Font {
  /** From … to. */
  weights: string;
  /** Scale Arial to the font's metrics, so that nothing shifts when the font loads late. */
  size: number;
  ascent: number;
  descent: number;
}

/** Measured in a browser at weight 400: the mean width of Dutch letters beside Arial's, and the file's own heights. */
const fonts = {
  inter: { weights: '100 900', size: 107.8, ascent: 89.9, descent: 22.4 },
  figtree: { weights: '300 900', size: 101.3, ascent: 93.8, descent: 24.7 },
  'nunito-sans': { weights: '200 1000', size: 101.3, ascent: 99.8, descent: 34.8 },
  'dm-sans': { weights: '100 1000', size: 104.8, ascent: 94.6, descent: 29.6 },
  'source-sans-3': { weights: '200 900', size: 93.7, ascent: 109.3, descent: 42.7 },
  nunito: { weights: '200 1000', size: 101.4, ascent: 99.7, descent: 34.8 },
  'public-sans': { weights: '100 900', size: 105, ascent: 90.5, descent: 21.4 },
  'work-sans': { weights: '100 900', size: 111.6, ascent: 83.4, descent: 21.8 },
  archivo: { weights: '100 900', size: 98.8, ascent: 88.9, descent: 21.3 },
} as const satisfies Record<string, Font>;

/** A variable font by its package name at fontsource; the app wires the files. */
export type FontKey = keyof typeof fonts;

/** The file's place in its package; Latin is all that Dutch needs. */
export const fontPath = (key: FontKey) => `@fontsource-variable/${key}/files/${key}-latin-wght-normal.woff2`;

/**
 * Font rules of a site. A font that loads late is used from the next page on: changing the font while
 * reading is worse than the fallback font.
 */
export function fontCss(key: FontKey, href: string): string {
  const { weights, size, ascent, descent } = fonts[key];
  const own = `@font-face{font-family:Site;src:url(${href}) format("woff2");font-weight:${weights};font-display:optional}`;
  const late = `@font-face{font-family:"Site late";src:local(Arial);size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
  return `${own}${late}:root{--font-text:Site,"Site late"}`;
}

export const isFont = (name: string): name is FontKey => Object.hasOwn(fonts, name);
