/**
 * Reactions of materials to the one key light (upper left): gradients, highlights and the shadow on the
 * floor.
 */

import { flat, type Point } from './camera.ts';
import { brightness, darken, lighten } from './colour.ts';
import { type Pen, type Stop, svg } from './pen.ts';

export type Material = 'paper' | 'plastic' | 'metal' | 'clear';

/** Stops over a round body, from its left edge to its right edge. */
export function roundStops(colour: string, material: Material): Stop[] {
  const d = (t: number) => darken(colour, t);
  const l = (t: number) => lighten(colour, t);
  // Near-black bodies show their form only by the light on them.
  const glow = brightness(colour) < 0.25 ? 0.6 : 1;
  switch (material) {
    case 'paper':
      return [
        [0, d(0.15)],
        [0.09, d(0.05)],
        [0.28, l(0.45 * glow)],
        [0.5, d(0.01)],
        [0.74, d(0.14)],
        [0.93, d(0.3)],
        [1, d(0.24)],
      ];
    case 'plastic':
      return [
        [0, d(0.34)],
        [0.06, d(0.14)],
        [0.17, l(0.3 * glow)],
        [0.3, l(0.1 * glow)],
        [0.5, colour],
        [0.76, d(0.24)],
        [0.93, d(0.44)],
        [1, d(0.24)],
      ];
    case 'metal':
      return [
        [0, d(0.5)],
        [0.08, d(0.1)],
        [0.2, l(0.85)],
        [0.3, l(0.3)],
        [0.46, d(0.22)],
        [0.6, d(0.06)],
        [0.74, l(0.4)],
        [0.86, d(0.28)],
        [1, d(0.5)],
      ];
    case 'clear':
      return [
        [0, d(0.34), 0.95],
        [0.07, d(0.06), 0.8],
        [0.2, l(0.45), 0.7],
        [0.5, l(0.12), 0.72],
        [0.78, d(0.04), 0.82],
        [0.94, d(0.34), 0.95],
        [1, d(0.1), 0.9],
      ];
  }
}

/** Paint for an upright round body between two x positions. */
export function roundPaint(
  pen: Pen,
  colour: string,
  material: Material,
  left: number,
  right: number,
): string {
  return pen.linear(roundStops(colour, material), left, 0, right, 0);
}

/** Light and shade without a colour, to lay over print on a round body. */
export function roundVeil(pen: Pen, left: number, right: number): string {
  return pen.linear(
    [
      [0, '#0e1830', 0.3],
      [0.08, '#0e1830', 0.1],
      [0.22, '#ffffff', 0.28],
      [0.45, '#ffffff', 0],
      [0.74, '#0e1830', 0.14],
      [0.93, '#0e1830', 0.34],
      [1, '#0e1830', 0.22],
    ],
    left,
    0,
    right,
    0,
  );
}

/** A soft vertical window reflection from `from` to `to`. */
export function glint(pen: Pen, from: Point, to: Point, width: number, opacity = 0.55): string {
  const paint = pen.linear(
    [
      [0, '#ffffff', 0],
      [0.12, '#ffffff', opacity],
      [0.7, '#ffffff', opacity * 0.7],
      [1, '#ffffff', 0],
    ],
    from[0],
    from[1],
    to[0],
    to[1],
  );
  return svg`<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
}

/** Contact shadow: a tight dark core under the object and a wide soft one that falls away from the light. */
export function shadow(pen: Pen, cx: number, cy: number, rx: number, ry = rx * flat, strength = 1): string {
  const soft = pen.radial([
    [0, '#0e1830', 0.34 * strength],
    [0.5, '#0e1830', 0.2 * strength],
    [0.78, '#0e1830', 0.06 * strength],
    [1, '#0e1830', 0],
  ]);
  const tight = pen.radial([
    [0, '#0e1830', 0.6 * strength],
    [0.8, '#0e1830', 0.42 * strength],
    [1, '#0e1830', 0],
  ]);
  return (
    svg`<ellipse cx="${cx + rx * 0.1}" cy="${cy + ry * 0.12}" rx="${rx * 1.24}" ry="${ry * 1.5}" fill="${soft}"/>` +
    svg`<ellipse cx="${cx + rx * 0.03}" cy="${cy + ry * 0.04}" rx="${rx * 1.06}" ry="${ry * 1.1}" fill="${tight}"/>`
  );
}

/** Paint for a surface facing the light; a white one keeps an edge on a white page. */
export function upPaint(pen: Pen, colour: string): string {
  return brightness(colour) > 0.86
    ? pen.across([
        [0, darken(colour, 0.07)],
        [0.4, lighten(colour, 0.5)],
        [1, darken(colour, 0.1)],
      ])
    : pen.across([
        [0, lighten(colour, 0.5)],
        [0.5, lighten(colour, 0.3)],
        [1, lighten(colour, 0.08)],
      ]);
}

/** Light from above on a soft or bent part seen from the side: lit at the top, dark below. */
export function downPaint(pen: Pen, colour: string, strength = 1): string {
  const top = brightness(colour) > 0.86 ? darken(colour, 0.06) : lighten(colour, 0.45 * strength);
  return pen.across(
    [
      [0, top],
      [0.25, lighten(colour, 0.3 * strength)],
      [0.5, colour],
      [1, darken(colour, 0.38 * strength)],
    ],
    'down',
  );
}
