/** Packshots: parametric drawings of everything the demo shops sell, one camera and one light for all. */

import type { PackshotSpec } from '../model.ts';
import { compose } from './compose.ts';
import { Pen, round, svg } from './kit/pen.ts';

export { drawScene, type SceneOptions } from './scene.ts';

/** Room for the product in the 400 × 400 picture: more margin to the right and at the foot, where the shadow falls. */
const room = { left: 24, top: 22, right: 366, bottom: 366 };

/**
 * One product as a standalone SVG of 400 × 400 on a transparent ground.
 * The same spec always gives the same text; no scripts, no references to anything outside.
 */
export function drawPackshot(spec: PackshotSpec): string {
  const pen = new Pen();
  const { shadow, body, box } = compose(spec, pen);
  const [left, top, right, bottom] = box;
  const scale = Math.min(
    (room.right - room.left) / (right - left),
    (room.bottom - room.top) / (bottom - top),
  );
  const x = (room.left + room.right) / 2 - ((left + right) / 2) * scale;
  const y = (room.top + room.bottom) / 2 - ((top + bottom) / 2) * scale;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="sans-serif">' +
    pen.defs() +
    svg`<g transform="translate(${x} ${y}) scale(${round(scale, 3)})">${shadow}${body}</g></svg>`
  );
}
