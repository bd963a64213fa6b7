/** Several of the same thing together: in rows as for a group photo, or piled up. */

import { axisX, axisY, axisZ } from './camera.ts';
import { type Pen, svg } from './pen.ts';
import type { Box, Drawing } from './types.ts';

/** World position relative to the first one; in the order of drawing, the farthest first. */
type Spot = readonly [x: number, y: number, z: number];

/** Rows on the floor; wide things get few columns, slim ones more. */
function standing(count: number, width: number, depth: number): Spot[] {
  const rows = Math.max(
    1,
    Math.min(count, Math.round(Math.sqrt((count * width) / depth / (width > depth * 1.5 ? 1 : 2.4)))),
  );
  const spots: Spot[] = [];
  let left = count;
  for (let row = rows; row > 0; row -= 1) {
    // The front row is never shorter than the ones behind it.
    const here = Math.floor(left / row);
    left -= here;
    for (let i = 0; i < here; i += 1)
      spots.push([(i - (here - 1) / 2) * width * 1.03, 0, (row - 1) * depth * 1.06]);
  }
  return spots;
}

/** Like logs: every layer lies in the gaps of the one below. */
function heaped(count: number, rise: number, depth: number): Spot[] {
  const base = Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2);
  const spots: Spot[] = [];
  for (let layer = 0; spots.length < count; layer += 1) {
    const here = Math.min(base - layer, count - spots.length);
    for (let i = here - 1; i >= 0; i -= 1) spots.push([0, layer * rise, (i + layer / 2) * depth]);
  }
  return spots;
}

/** Columns of equal things, the front column the lowest. */
function stacked(count: number, rise: number, width: number, depth: number): Spot[] {
  const high = Math.max(2, Math.min(5, Math.round((width * 1.15) / rise)));
  const columns = Math.ceil(count / high);
  const sideways = width < depth * 1.5;
  const spots: Spot[] = [];
  let left = count;
  for (let column = 0; column < columns; column += 1) {
    const here = Math.ceil(left / (columns - column));
    left -= here;
    const at: readonly [number, number] = sideways
      ? [column * width * 1.05, 0]
      : [0, (columns - 1 - column) * depth * 1.08];
    for (let layer = 0; layer < here; layer += 1) spots.push([at[0], layer * rise, at[1]]);
  }
  return spots;
}

/** `count` copies of a drawing in one picture. */
export function crowd(pen: Pen, one: Drawing, count: number): Drawing {
  if (count <= 1) return one;
  const [w, d] = one.footprint;
  const { pile } = one;
  const spots =
    pile === undefined
      ? standing(count, w, d)
      : pile.gaps
        ? heaped(count, pile.rise, d)
        : stacked(count, pile.rise, w, d);
  const moves = spots.map(([x, y, z]) => ({
    dx: Math.round(x * axisX[0] + z * axisZ[0]),
    dy: Math.round(x * axisX[1] + y * axisY[1] + z * axisZ[1]),
    onFloor: y === 0,
  }));
  const place = (content: string, which: typeof moves) => {
    const href = pen.shape(content);
    return which.map(({ dx, dy }) => svg`<use href="${href}" x="${dx}" y="${dy}"/>`).join('');
  };
  const xs = moves.map((m) => m.dx);
  const ys = moves.map((m) => m.dy);
  const box: Box = [
    one.box[0] + Math.min(...xs),
    one.box[1] + Math.min(...ys),
    one.box[2] + Math.max(...xs),
    one.box[3] + Math.max(...ys),
  ];
  const wide = Math.max(...spots.map((s) => s[0])) - Math.min(...spots.map((s) => s[0])) + w;
  const deep = Math.max(...spots.map((s) => s[2])) - Math.min(...spots.map((s) => s[2])) + d;
  return {
    shadow: place(
      one.shadow,
      moves.filter((m) => m.onFloor),
    ),
    body: place(one.body, moves),
    box,
    footprint: [wide, deep],
  };
}
