/** Several of the same thing standing together, as for a group photo. */

import { axisX, axisZ } from './camera.ts';
import { type Pen, svg } from './pen.ts';
import type { Box, Drawing } from './types.ts';

/** How many stand in each row, the back row first. */
function rowsOf(count: number): number[] {
  if (count <= 3) return [count];
  if (count <= 8) return [Math.floor(count / 2), Math.ceil(count / 2)];
  const third = Math.floor(count / 3);
  return [third, third, count - 2 * third];
}

/** `count` copies of a drawing, in rows on the floor, the nearest drawn last. */
export function crowd(pen: Pen, one: Drawing, count: number): Drawing {
  if (count <= 1) return one;
  const [w, d] = one.footprint;
  const rows = rowsOf(count);
  const body = pen.shape(one.body);
  const cast = pen.shape(one.shadow);
  const spots = rows.flatMap((n, row) => {
    const back = rows.length - 1 - row;
    return Array.from({ length: n }, (_, i) => {
      const along = (i - (n - 1) / 2) * w * 1.03;
      return [along * axisX[0] + back * d * 1.06 * axisZ[0], along * axisX[1] + back * d * 1.06 * axisZ[1]] as const;
    });
  });
  const place = (href: string) => spots.map(([x, y]) => svg`<use href="${href}" x="${x}" y="${y}"/>`).join('');
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const box: Box = [
    one.box[0] + Math.min(...xs), one.box[1] + Math.min(...ys), one.box[2] + Math.max(...xs), one.box[3] + Math.max(...ys),
  ];
  return { shadow: place(cast), body: place(body), box, footprint: [w * Math.max(...rows), d * rows.length] };
}
