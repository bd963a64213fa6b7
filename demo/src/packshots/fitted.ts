import { round, svg } from './kit/pen.ts';
import type { Box } from './kit/types.ts';

/** Room for the product in the 400 × 400 picture: more margin to the right and at the foot, where the shadow falls. */
const room = { left: 24, top: 22, right: 366, bottom: 366 };

/** A drawing as a standalone SVG of 400 × 400 on a transparent ground, as large as the margins allow. */
export function fitted(drawing: string, [left, top, right, bottom]: Box, defs: string): string {
  const scale = Math.min(
    (room.right - room.left) / (right - left),
    (room.bottom - room.top) / (bottom - top),
  );
  const x = (room.left + room.right) / 2 - ((left + right) / 2) * scale;
  const y = (room.top + room.bottom) / 2 - ((top + bottom) / 2) * scale;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="sans-serif">' +
    defs +
    svg`<g transform="translate(${x} ${y}) scale(${round(scale, 3)})">${drawing}</g></svg>`
  );
}
