/** Several of the same thing together: in rows as for a group photo, or piled up. */

import { axisX, axisY, axisZ } from './camera.ts';
import { type Pen, svg } from './pen.ts';
import type { Box, Drawing } from './types.ts';

/** World position relative to the first one; in the order of drawing, the farthest first. */
type Spot = readonly [x: number, y: number, z: number];

/** So many rows on the floor; the front row is never shorter than the ones behind it. */
function inRows(count: number, rows: number, width: number, depth: number): Spot[] {
  const spots: Spot[] = [];
  let left = count;
  for (let row = rows; row > 0; row -= 1) {
    const here = Math.floor(left / row);
    left -= here;
    for (let i = 0; i < here; i += 1) {
      spots.push([(i - (here - 1) / 2) * width * 1.03, 0, (row - 1) * depth * 1.06]);
    }
  }
  return spots;
}

function onScreen([x, y, z]: Spot): readonly [dx: number, dy: number] {
  return [Math.round(x * axisX[0] + z * axisZ[0]), Math.round(x * axisX[1] + y * axisY[1] + z * axisZ[1])];
}

/** The one box moved to every spot. */
function boxAround(one: Box, spots: Spot[]): Box {
  const moves = spots.map(onScreen);
  const xs = moves.map(([dx]) => dx);
  const ys = moves.map(([, dy]) => dy);
  return [
    one[0] + Math.min(...xs),
    one[1] + Math.min(...ys),
    one[2] + Math.max(...xs),
    one[3] + Math.max(...ys),
  ];
}

/** Rows in which the things come out largest in a square picture; a row behind costs a little, for it hides things. */
function standing(count: number, one: Drawing): Spot[] {
  const [width, depth] = one.footprint;
  const cost = (rows: number) => {
    const [left, top, right, bottom] = boxAround(one.box, inRows(count, rows, width, depth));
    return Math.max(right - left, bottom - top) * (1 + 0.1 * (rows - 1));
  };
  let best = 1;
  for (let rows = 2; rows <= Math.min(4, count); rows += 1) if (cost(rows) < cost(best)) best = rows;
  return inRows(count, best, width, depth);
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
      ? standing(count, one)
      : pile.gaps
        ? heaped(count, pile.rise, d)
        : stacked(count, pile.rise, w, d);
  const place = (content: string, which: Spot[]) => {
    const href = pen.shape(content);
    return which
      .map(onScreen)
      .map(([dx, dy]) => svg`<use href="${href}" x="${dx}" y="${dy}"/>`)
      .join('');
  };
  const reach = (axis: 0 | 2, own: number) => {
    const along = spots.map((spot) => spot[axis]);
    return Math.max(...along) - Math.min(...along) + own;
  };
  const onFloor = spots.filter(([, y]) => y === 0);
  return {
    shadow: place(one.shadow, onFloor),
    body: place(one.body, spots),
    box: boxAround(one.box, spots),
    footprint: [reach(0, w), reach(2, d)],
    ...(one.share !== undefined && { share: one.share }),
  };
}
