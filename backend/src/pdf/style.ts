import type { Weight } from './faces.ts';

/** Style of a text. Sizes in points. */
export interface Style {
  font: Weight;
  size: number;
  /** Distance from one line to the next. */
  leading: number;
  ink: string;
}

const INK = '#1c2430';
const SOFT = '#5b6675';
/** Hairlines of tables and frames. */
export const LINE = '#d5dbe3';

/** Height of the letters above the baseline, as a share of the size: the same for all typefaces. */
export const ASCENT = 0.718;

/** Points from the upper edge of a line to its baseline. */
export const baseline = ({ size, leading }: Style): number => (leading - size) / 2 + size * ASCENT;

const regular = (size: number, leading: number, ink = INK): Style => ({
  font: 'regular',
  size,
  leading,
  ink,
});
const bold = (size: number, leading: number, ink = INK): Style => ({
  font: 'bold',
  size,
  leading,
  ink,
});

/** The styles of all documents; headings have the shop's colour. */
export const stylesFor = (colour: string) => ({
  title: bold(17, 20.5),
  heading: bold(11, 15, colour),
  body: regular(9.5, 13.5),
  strong: bold(9.5, 13.5),
  soft: regular(9.5, 13.5, SOFT),
  /** For tables with many columns. */
  cell: regular(8.5, 11.5),
  small: regular(7.5, 10.5, SOFT),
  kind: bold(15, 18, colour),
});
export type Styles = ReturnType<typeof stylesFor>;
