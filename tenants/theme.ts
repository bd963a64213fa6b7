import type { HeaderStyle } from '../lib/site-values.ts';
import type { FontKey } from './fonts.ts';

/** The tokens a site sets. Components know only the CSS variables that `theme-css.ts` makes of them. */

export const colorNames = [
  'brand',
  'brandStrong',
  'onBrand',
  'accent',
  'onAccent',
  'surface',
  'surfaceAlt',
  'ink',
  'inkSoft',
  /** Hairlines between parts; decoration only. */
  'line',
  /** Edge of a field or control: visible enough to find it. */
  'lineStrong',
  'success',
  'warning',
  'danger',
  'info',
  'focus',
] as const;
export type ColorName = (typeof colorNames)[number];
/** Colours as `#rrggbb`. */
export type ThemeColors = Record<ColorName, string>;

export const radiusScales = ['sharp', 'soft', 'round'] as const;
export type RadiusScale = (typeof radiusScales)[number];
export const densityNames = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof densityNames)[number];

export type Theme = {
  colors: ThemeColors;
  radius: RadiusScale;
  density: Density;
  font: FontKey;
  header: HeaderStyle;
};
