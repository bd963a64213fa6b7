/** Cartons with something standing out of their top. */

import { onFace } from './camera.ts';
import { type CartonArt, carton } from './carton.ts';
import { brightness, darken, inkOn } from './colour.ts';
import { printFor } from './label.ts';
import { svg } from './pen.ts';
import { type Block, blockShadow, prismBox } from './prism.ts';
import type { Drawing, Look } from './types.ts';

export const white = '#fbfbf9';

/** A carton on the floor with things on its top; `up` is how far they stand out, in pixels. */
export function boxed(look: Look, block: Block, art: CartonArt, onTop: string, up: number): Drawing {
  const { pen } = look;
  const box = prismBox(block);
  const print = printFor(look, art.ground);
  const marks = {
    ...print,
    mark: brightness(art.ground) > 0.8 ? look.brandColour : '#ffffff',
    markInk: brightness(art.ground) > 0.8 ? inkOn(look.brandColour) : darken(look.brandColour, 0.1),
  };
  return {
    shadow: blockShadow(pen, block),
    body: carton(pen, look, block, art, marks) + onTop,
    box: [box[0], box[1] - up, box[2], box[3]],
    footprint: [block.width, block.depth],
  };
}

/** An oval slot in the middle of the top. */
export function slot(block: Block, rx: number, ry: number, fill: string): string {
  return `<g ${onFace('top', block.x ?? 0, block.top, block.z ?? 0)}>${svg`<ellipse rx="${rx}" ry="${ry}" fill="${fill}"/>`}</g>`;
}
