/** Upright blocks with a rectangular footprint and more or less rounded corners: cartons, jerrycans, dispensers. */

import { axisX, axisZ, flat, type Point, project } from './camera.ts';
import { darken, lighten } from './colour.ts';
import { upPaint } from './light.ts';
import { type Pen, type Stop, svg } from './pen.ts';

/** World units. Centred on `x`,`z`; `radius` rounds the upright edges. */
export interface Block {
  width: number;
  depth: number;
  bottom: number;
  top: number;
  radius?: number;
  x?: number;
  z?: number;
}

interface Corners {
  frontLeft: Point;
  frontRight: Point;
  backRight: Point;
  backLeft: Point;
}

function corners(block: Block, y: number): Corners {
  const { width, depth, radius = 0, x = 0, z = 0 } = block;
  const w = width / 2 - radius;
  const d = depth / 2 - radius;
  return {
    frontLeft: project(x - w, y, z - d),
    frontRight: project(x + w, y, z - d),
    backRight: project(x + w, y, z + d),
    backLeft: project(x - w, y, z + d),
  };
}

/** Path data of the footprint at one height. */
export function footprintPath(block: Block, y: number): string {
  const r = block.radius ?? 0;
  const { frontLeft: a, frontRight: b, backRight: c, backLeft: e } = corners(block, y);
  const px = axisX.map((v) => v * r);
  const pz = axisZ.map((v) => v * r);
  const [xx = 0, xy = 0] = px;
  const [zx = 0, zy = 0] = pz;
  const arc = (to: Point, dx: number, dy: number) => svg`A${r} ${r * flat} 0 0 0 ${to[0] + dx} ${to[1] + dy}`;
  return (
    svg`M${a[0] - zx} ${a[1] - zy}L${b[0] - zx} ${b[1] - zy}` +
    arc(b, xx, xy) +
    svg`L${c[0] + xx} ${c[1] + xy}` +
    arc(c, zx, zy) +
    svg`L${e[0] + zx} ${e[1] + zy}` +
    arc(e, -xx, -xy) +
    svg`L${a[0] - xx} ${a[1] - xy}` +
    arc(a, -zx, -zy) +
    'Z'
  );
}

/** Front and side edge at one height, from the far left to the far right (or back), without the leading command. */
function edgeLine(block: Block, y: number, reverse: boolean): string {
  const r = block.radius ?? 0;
  const { frontLeft: a, frontRight: b, backRight: c } = corners(block, y);
  const [xx, xy] = [axisX[0] * r, axisX[1] * r];
  const [zx, zy] = [axisZ[0] * r, axisZ[1] * r];
  const points: Point[] = [
    [a[0] - r, a[1]],
    [a[0] - zx, a[1] - zy],
    [b[0] - zx, b[1] - zy],
    [b[0] + xx, b[1] + xy],
    [c[0] + xx, c[1] + xy],
    [c[0] + r, c[1]],
  ];
  if (reverse) points.reverse();
  // Points come in pairs: a corner's arc ends on every odd one.
  const step = (i: number) =>
    i === 0 ? '' : i % 2 === 1 && r > 0 ? svg`A${r} ${r * flat} 0 0 ${reverse ? '1' : '0'} ` : 'L';
  return points.map((p, i) => step(i) + svg`${p[0]} ${p[1]}`).join('');
}

/** Path data of the visible walls between two heights. */
export function wallPath(block: Block, bottom = block.bottom, top = block.top): string {
  return `M${edgeLine(block, bottom, false)}L${edgeLine(block, top, true)}Z`;
}

/** Path data of the front and side edge at one height, as an open line. */
export function rimPath(block: Block, y: number): string {
  return `M${edgeLine(block, y, false)}`;
}

/** Light on the walls, as one gradient across the picture: front, corner, side. `clear` is the opacity. */
export function wallPaint(pen: Pen, block: Block, colour: string, clear = 1): string {
  const r = block.radius ?? 0;
  const { frontLeft: a, frontRight: b, backRight: c } = corners(block, 0);
  const left = a[0] - r;
  const span = c[0] + r - left;
  const at = (x: number) => (x - left) / span;
  const stop = (x: number, tone: string): Stop => [at(x), tone, clear];
  const stops: Stop[] = [];
  if (r > 0) stops.push([0, darken(colour, 0.22), clear]);
  stops.push(stop(a[0] - axisZ[0] * r, lighten(colour, 0.2)));
  stops.push(stop(a[0] + (b[0] - a[0]) * 0.45, lighten(colour, 0.06)));
  stops.push(stop(b[0] - axisZ[0] * r - 0.5, darken(colour, 0.05)));
  if (r > 0) stops.push(stop(b[0] + (axisX[0] - axisZ[0]) * r * 0.45, lighten(colour, 0.12)));
  stops.push(stop(b[0] + axisX[0] * r, darken(colour, 0.24)));
  stops.push(stop(c[0] + axisX[0] * r, darken(colour, 0.36)));
  if (r > 0) stops.push([1, darken(colour, 0.26), clear]);
  return pen.linear(stops, left, 0, left + span, 0);
}

/** Walls and top, with the darkening towards the floor and the light caught by the upper edge. */
export function prism(pen: Pen, block: Block, colour: string, top = lighten(colour, 0.02)): string {
  const walls = pen.shape(`<path d="${wallPath(block)}"/>`);
  const ground = pen.across(
    [
      [0, '#ffffff', 0.1],
      [0.35, '#ffffff', 0],
      [0.75, '#0e1830', 0],
      [1, '#0e1830', 0.2],
    ],
    'down',
  );
  return (
    `<use href="${walls}" fill="${wallPaint(pen, block, colour)}"/><use href="${walls}" fill="${ground}"/>` +
    `<path d="${footprintPath(block, block.top)}" fill="${upPaint(pen, top)}"/>` +
    `<path d="${rimPath(block, block.top)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/>`
  );
}

/** Bounding box of a block on the screen. */
export function prismBox(block: Block): [number, number, number, number] {
  const r = block.radius ?? 0;
  const low = corners(block, block.bottom);
  const high = corners(block, block.top);
  return [
    low.frontLeft[0] - r,
    high.backLeft[1] - r * flat,
    low.backRight[0] + r,
    low.frontRight[1] + r * flat,
  ];
}

/**
 * Contact shadow of a block: its footprint, once sharp at the edge and once soft, away from the light.
 * `reach` is how far it blurs; small things cast less.
 */
export function blockShadow(pen: Pen, block: Block, reach = 11): string {
  const foot = pen.shape(`<path d="${footprintPath(block, 0)}"/>`);
  const cast = (dx: number, blur: number, opacity: number) =>
    svg`<use href="${foot}" x="${dx}" y="${dx * -0.1}" fill="#0e1830" fill-opacity="${opacity}"${pen.blur(blur)}/>`;
  return cast(reach, reach, 0.42) + cast(1.5, 2.5, 0.5);
}
