import { round, svg } from './kit/pen.ts';
import type { Box } from './kit/types.ts';

/** Room for the product in the 400 × 400 picture: more margin to the right and at the foot, where the shadow falls. */
const room = { left: 24, top: 22, right: 366, bottom: 366 };

/** A drawing as a standalone SVG of 400 × 400 on a transparent ground, as large as the margins and its `share` allow. */
export function fitted(drawing: string, [left, top, right, bottom]: Box, defs: string, share = 1): string {
  const full = Math.min((room.right - room.left) / (right - left), (room.bottom - room.top) / (bottom - top));
  const scale = full * share;
  const x = (room.left + room.right) / 2 - ((left + right) / 2) * scale;
  // A smaller one stands where the largest would stand.
  const air = ((bottom - top) * (full - scale)) / 2;
  const y = (room.top + room.bottom) / 2 - ((top + bottom) / 2) * scale + air;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="sans-serif">' +
    defs +
    svg`<g transform="translate(${x} ${y}) scale(${round(scale, 3)})">${drawing}</g></svg>`
  );
}
