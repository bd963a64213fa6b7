/** Long thin things: handles, cords, straps, wire. */

import { brightness, darken, lighten } from './colour.ts';
import { type Material, roundStops } from './light.ts';
import { type Pen, svg } from './pen.ts';

/** A straight round bar with flat light along it. */
export function bar(
  pen: Pen,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  colour: string,
  material: Material = 'plastic',
): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  // Left of the direction of drawing, chosen so that the light side is the left or upper one.
  let nx = (y2 - y1) / length;
  let ny = -(x2 - x1) / length;
  if (nx > 0) {
    nx = -nx;
    ny = -ny;
  }
  const h = width / 2;
  const paint = pen.linear(roundStops(colour, material), x1 + nx * h, y1 + ny * h, x1 - nx * h, y1 - ny * h);
  return svg`<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${paint}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** A bent round cord or tube along any path. */
export function cord(path: string, width: number, colour: string): string {
  const line = (stroke: string, w: number, shift: number) =>
    svg`<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"` +
    (shift === 0 ? '/>' : svg` transform="translate(${-shift} ${-shift})"/>`);
  return (
    line(darken(colour, brightness(colour) > 0.8 ? 0.26 : 0.42), width, 0) +
    line(colour, width * 0.68, width * 0.1) +
    line(lighten(colour, 0.5), width * 0.2, width * 0.2)
  );
}
