/** The tokens a site sets. Components know only the CSS variables that `theme-css.ts` makes of them. */

/** Colours as `#rrggbb`. */
export type ThemeColors = {
  brand: string;
  brandStrong: string;
  onBrand: string;
  accent: string;
  onAccent: string;
  surface: string;
  surfaceAlt: string;
  ink: string;
  inkSoft: string;
  /** Hairlines between things; decoration only. */
  line: string;
  /** Edge of a field or control: visible enough to find it. */
  lineStrong: string;
  success: string;
  warning: string;
  danger: string;
  info: string;
  focus: string;
};

/** One variable font each, by its package name at fontsource; the app wires the files. */
export type FontKey =
  | 'inter'
  | 'figtree'
  | 'nunito-sans'
  | 'dm-sans'
  | 'source-sans-3'
  | 'nunito'
  | 'public-sans'
  | 'work-sans'
  | 'archivo';

export type RadiusScale = 'sharp' | 'soft' | 'round';
export type Density = 'compact' | 'normal' | 'roomy';

/** Header style: its surface, and how the navigation marks the current item. */
export type HeaderStyle = {
  surface: 'light' | 'brand' | 'ink';
  navigation: 'plain' | 'underline' | 'pill';
};

export type Theme = {
  colors: ThemeColors;
  radius: RadiusScale;
  density: Density;
  font: FontKey;
  header: HeaderStyle;
};
