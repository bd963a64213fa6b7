/**
 * The alphabet of the wordmarks: centre lines drawn by us, so that a logo needs no font and looks the same
 * everywhere. Baseline 0, x-height 10, ascenders 15, capitals 14, descenders 5; absolute commands only.
 */

/**
 * Shape of a letter's side, which determines its spacing: straight stems need the most room, open shapes the
 * least.
 */
type Side = 's' | 'r' | 'o';

export type Glyph = {
  width: number;
  /** Left and right side. */
  sides: `${Side}${Side}`;
  path: string;
  /** Centres of dots. */
  dots?: [x: number, y: number][];
};

const bowl = 'M10 -5 A5 5 0 1 1 0 -5 A5 5 0 1 1 10 -5';
const smallS =
  'M7 -8.4 C6.4 -9.5 5.2 -10 3.8 -10 C1.9 -10 .5 -9.1 .5 -7.5 C.5 -5.9 1.9 -5.4 3.8 -5 C5.8 -4.6 7.2 -4 7.2 -2.5 C7.2 -.9 5.7 0 3.8 0 C2.1 0 .7 -.6 .1 -1.8';
const bigS =
  'M9.4 -11.6 C8.6 -13.2 7.1 -14 5.1 -14 C2.6 -14 .8 -12.8 .8 -10.6 C.8 -8.3 2.7 -7.7 5.2 -7.1 C7.9 -6.5 9.8 -5.8 9.8 -3.5 C9.8 -1.2 7.9 0 5.2 0 C2.9 0 1 -.9 .1 -2.7';

const lower: Record<string, Glyph> = {
  a: { width: 10, sides: 'rs', path: `${bowl} M10 -10 V0` },
  b: { width: 10, sides: 'sr', path: `${bowl} M0 -15 V0` },
  c: { width: 8.6, sides: 'ro', path: 'M8.54 -8.54 A5 5 0 1 0 8.54 -1.46' },
  d: { width: 10, sides: 'rs', path: `${bowl} M10 -15 V0` },
  e: { width: 10, sides: 'rr', path: 'M0 -5 H10 A5 5 0 1 0 8.54 -1.46' },
  f: { width: 5.6, sides: 'oo', path: 'M6 -15 H5.6 A3.6 3.6 0 0 0 2 -11.4 V0 M-.6 -10 H5.8' },
  g: { width: 10, sides: 'rs', path: `${bowl} M10 -10 V0 A5 5 0 0 1 1.46 3.54` },
  h: { width: 9, sides: 'ss', path: 'M0 -15 V0 M0 -5.5 A4.5 4.5 0 0 1 9 -5.5 V0' },
  i: { width: 0, sides: 'ss', path: 'M0 -10 V0', dots: [[0, -14.2]] },
  j: { width: 2, sides: 'os', path: 'M2 -10 V1.6 A3 3 0 0 1 -1 4.6', dots: [[2, -14.2]] },
  k: { width: 8, sides: 'so', path: 'M0 -15 V0 M7.6 -10 L0 -4.2 M3 -6.5 L8.2 0' },
  l: { width: 0, sides: 'ss', path: 'M0 -15 V0' },
  m: {
    width: 15,
    sides: 'ss',
    path: 'M0 -10 V0 M0 -6.2 A3.75 3.75 0 0 1 7.5 -6.2 V0 M7.5 -6.2 A3.75 3.75 0 0 1 15 -6.2 V0',
  },
  n: { width: 9, sides: 'ss', path: 'M0 -10 V0 M0 -5.5 A4.5 4.5 0 0 1 9 -5.5 V0' },
  o: { width: 10, sides: 'rr', path: bowl },
  p: { width: 10, sides: 'sr', path: `${bowl} M0 -10 V5` },
  q: { width: 10, sides: 'rs', path: `${bowl} M10 -10 V5` },
  r: { width: 5, sides: 'so', path: 'M0 -10 V0 M0 -6 A4 4 0 0 1 5.4 -9.7' },
  s: { width: 7.2, sides: 'rr', path: smallS },
  t: { width: 6, sides: 'oo', path: 'M2.2 -13.6 V-3.4 A3.4 3.4 0 0 0 5.6 0 H6.2 M-.6 -10 H6' },
  u: { width: 9, sides: 'ss', path: 'M0 -10 V-4.5 A4.5 4.5 0 0 0 9 -4.5 M9 -10 V0' },
  v: { width: 9, sides: 'oo', path: 'M0 -10 L4.5 0 L9 -10' },
  w: { width: 14.4, sides: 'oo', path: 'M0 -10 L3.6 0 L7.2 -10 L10.8 0 L14.4 -10' },
  x: { width: 8.4, sides: 'oo', path: 'M0 -10 L8.4 0 M8.4 -10 L0 0' },
  y: { width: 9, sides: 'oo', path: 'M0 -10 L4.6 -.2 M9 -10 L3.3 2.8 C2.6 4.3 1.8 4.8 .4 4.8' },
  z: { width: 8, sides: 'oo', path: 'M.2 -10 H7.8 L0 0 H8' },
};

const upper: Record<string, Glyph> = {
  A: { width: 11.4, sides: 'oo', path: 'M0 0 L5.7 -14 L11.4 0 M2 -4.7 H9.4' },
  B: {
    width: 8.6,
    sides: 'sr',
    path: 'M0 0 V-14 H4.8 A3.4 3.4 0 0 1 4.8 -7.2 H0 M4.8 -7.2 H5 A3.6 3.6 0 0 1 5 0 H0',
  },
  C: { width: 12, sides: 'ro', path: 'M12 -11.9 A7 7 0 1 0 12 -2.1' },
  D: { width: 11, sides: 'sr', path: 'M0 0 V-14 H4 A7 7 0 0 1 4 0 H0' },
  E: { width: 7.8, sides: 'so', path: 'M7.8 -14 H0 V0 H7.8 M0 -7.2 H6.9' },
  F: { width: 7.4, sides: 'so', path: 'M7.6 -14 H0 V0 M0 -7 H6.6' },
  G: { width: 13.8, sides: 'rr', path: 'M12 -11.9 A7 7 0 1 0 14 -6.8 H8.2' },
  H: { width: 10, sides: 'ss', path: 'M0 -14 V0 M10 -14 V0 M0 -7.2 H10' },
  I: { width: 0, sides: 'ss', path: 'M0 -14 V0' },
  J: { width: 6.4, sides: 'os', path: 'M6.4 -14 V-4.2 A4.2 4.2 0 0 1 2.2 0 C1.2 0 .4 -.3 -.3 -.9' },
  K: { width: 9, sides: 'so', path: 'M0 -14 V0 M8.8 -14 L0 -5.4 M3.3 -8.6 L9.4 0' },
  L: { width: 7.4, sides: 'so', path: 'M0 -14 V0 H7.6' },
  M: { width: 12.6, sides: 'ss', path: 'M0 0 V-14 L6.3 -4.4 L12.6 -14 V0' },
  N: { width: 10, sides: 'ss', path: 'M0 0 V-14 L10 0 V-14' },
  O: { width: 14, sides: 'rr', path: 'M14 -7 A7 7 0 1 1 0 -7 A7 7 0 1 1 14 -7' },
  P: { width: 8.8, sides: 'sr', path: 'M0 0 V-14 H4.9 A3.9 3.9 0 0 1 4.9 -6.2 H0' },
  Q: { width: 14, sides: 'rr', path: 'M14 -7 A7 7 0 1 1 0 -7 A7 7 0 1 1 14 -7 M8.6 -4.2 L13.4 .6' },
  R: { width: 9.2, sides: 'so', path: 'M0 0 V-14 H4.9 A3.9 3.9 0 0 1 4.9 -6.2 H0 M4.4 -6.2 L9.2 0' },
  S: { width: 9.8, sides: 'rr', path: bigS },
  T: { width: 10.4, sides: 'oo', path: 'M0 -14 H10.4 M5.2 -14 V0' },
  U: { width: 10, sides: 'ss', path: 'M0 -14 V-5 A5 5 0 0 0 10 -5 V-14' },
  V: { width: 11.2, sides: 'oo', path: 'M0 -14 L5.6 0 L11.2 -14' },
  W: { width: 16, sides: 'oo', path: 'M0 -14 L4 0 L8 -14 L12 0 L16 -14' },
  X: { width: 10.8, sides: 'oo', path: 'M0 -14 L10.8 0 M10.8 -14 L0 0' },
  Y: { width: 10.8, sides: 'oo', path: 'M0 -14 L5.4 -6.4 L10.8 -14 M5.4 -6.4 V0' },
  Z: { width: 9.6, sides: 'oo', path: 'M.2 -14 H9.4 L0 0 H9.8' },
};

const other: Record<string, Glyph> = {
  ' ': { width: 4, sides: 'oo', path: '' },
  ë: {
    width: 10,
    sides: 'rr',
    path: lower.e?.path ?? '',
    dots: [
      [2.8, -14],
      [7.2, -14],
    ],
  },
  0: {
    width: 9,
    sides: 'rr',
    path: 'M9 -7 C9 -11.4 7.4 -14 4.5 -14 C1.6 -14 0 -11.4 0 -7 C0 -2.6 1.6 0 4.5 0 C7.4 0 9 -2.6 9 -7',
  },
  1: { width: 4, sides: 'os', path: 'M0 -10.8 L4 -14 V0' },
  2: { width: 8.6, sides: 'oo', path: 'M.5 -10.6 A4.2 4.2 0 1 1 7.9 -7.4 L.2 0 H8.8' },
  3: { width: 8.4, sides: 'or', path: 'M.6 -14 H7.8 L3.6 -8.6 H4.2 A4.3 4.3 0 1 1 .2 -2.6' },
  4: { width: 9.6, sides: 'os', path: 'M7 0 V-14 L0 -3.8 H9.8' },
  5: { width: 8.4, sides: 'or', path: 'M7.6 -14 H1.4 L.8 -7.8 A4.5 4.5 0 1 1 .2 -2.4' },
  6: { width: 9, sides: 'rr', path: 'M6.4 -14 L1 -7.2 A4.5 4.5 0 1 0 4.5 -9 A4.5 4.5 0 0 0 1 -7.2' },
  7: { width: 8.6, sides: 'oo', path: 'M0 -14 H8.6 L3 0' },
  8: {
    width: 9,
    sides: 'rr',
    path: 'M4.5 -7.4 A3.3 3.3 0 1 1 4.5 -14 A3.3 3.3 0 1 1 4.5 -7.4 A3.7 3.7 0 1 1 4.5 0 A3.7 3.7 0 1 1 4.5 -7.4',
  },
  9: { width: 9, sides: 'rr', path: 'M2.6 0 L8 -6.8 A4.5 4.5 0 1 0 4.5 -5 A4.5 4.5 0 0 0 8 -6.8' },
  '&': {
    width: 10.6,
    sides: 'ro',
    path: 'M10.4 0 L2.6 -9.2 C1.2 -10.9 1.8 -14 4.6 -14 C7.2 -14 8.1 -11.2 6.4 -9.4 C5 -8 0 -7 0 -3.6 C0 -1.4 1.7 0 4 0 C7 0 9.2 -2.4 9.8 -6',
  },
};

export const glyphs: Readonly<Record<string, Glyph>> = { ...lower, ...upper, ...other };
