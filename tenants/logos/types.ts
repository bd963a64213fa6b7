import type { Lettering } from './lettering.ts';

/** Colours of a logo; literal values, because a logo is a file of its own. */
export type LogoInks = {
  /** The mark's body. */
  main: string;
  /** Shapes on the main colour. */
  onMain: string;
  /** The mark's second colour. */
  second: string;
  /** The word. */
  word: string;
};

/** A piece of the word in one of the inks. */
export type LogoText = { text: string; ink?: 'word' | 'main' | 'second' };

/** A logo as a designer states it; `compose.ts` draws it. */
export type LogoDesign = {
  /** SVG elements on a square of 48 by 48. */
  mark: (inks: LogoInks) => string;
  /** One line or two. */
  lines: LogoText[][];
  lettering: Lettering;
  /** On a dark background the mark uses the accent colour instead of white. */
  accentOnDark?: true;
  /** Pixels per unit of the alphabet, where the x-height is 10. */
  size: number;
};
