import type { Pen } from './pen.ts';

/** Input of a form's drawing: the product's spec with its defaults. */
export interface Look {
  colour: string;
  accent: string;
  /** True when the spec named the accent, false when it was derived. */
  accentGiven: boolean;
  brand: string;
  /** House colour of the brand, the same on all its products. */
  brandColour: string;
  label: string;
  /** 0 where it does not matter. */
  litres: number;
  count: number;
  pen: Pen;
}

/** Left, top, right, bottom in the drawing's own pixels. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Drawing {
  /** Drawn under everything else in the picture. */
  shadow: string;
  body: string;
  /** Around the body, without the shadow. The picture is fitted to it. */
  box: Box;
  /** Width and depth on the floor in world units, for standing several next to each other. */
  footprint: readonly [width: number, depth: number];
  /** Size beside the largest one of this form, which is 1: a packshot leaves air around a smaller one. */
  share?: number;
  /** Several lie on top of each other: how much higher the next one is, in world units, and whether in the gaps. */
  pile?: { rise: number; gaps: boolean };
}

export type DrawForm = (look: Look) => Drawing;

export interface Form {
  draw: DrawForm;
  /** Height of the real thing in centimetres: in a scene, a broom is larger than a sponge. */
  tall: number;
  /** Draws `count` objects itself; all others draw one, and several are put together as a crowd. */
  countsItself?: true;
}
