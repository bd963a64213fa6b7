/** Bottles from the foot to the cap: body with liquid, label and reflections. */

import { flat } from './camera.ts';
import { darken } from './colour.ts';
import { printFor, roundLabel } from './label.ts';
import { bandPath, disc, lathe, lathePath, type Profile } from './lathe.ts';
import { glint, type Material, upPaint } from './light.ts';
import type { Pen } from './pen.ts';
import type { Look } from './types.ts';

/** Position of every bottle in its drawing. */
export const cx = 200;
export const base = 340;

export interface BottleShape {
  profile: Profile;
  radius: number;
  /** Heights of the label's foot and head. */
  label: readonly [number, number];
  height: number;
  material: Material;
}

/** The vessel with liquid, label and reflections; the caller draws the part on its neck. */
export function vessel(look: Look, shape: BottleShape): string {
  const { pen, colour } = look;
  const { radius: r, label, height } = shape;
  const shoulders = pen.linear(
    [
      [0, '#fff', 0.42],
      [0.5, '#fff', 0.06],
      [1, '#fff', 0],
    ],
    0,
    base - height,
    0,
    base - label[1],
  );
  const foot = pen.linear(
    [
      [0, '#0e1830', 0],
      [1, '#0e1830', 0.3],
    ],
    0,
    base - 34,
    0,
    base + r * flat,
  );
  const outline = lathePath(cx, base, shape.profile);
  return (
    lathe(pen, cx, base, shape.profile, colour, shape.material) +
    `<path d="${outline}" fill="${shoulders}"/><path d="${outline}" fill="${foot}"/>` +
    roundLabel(pen, look, cx, base - label[1], base - label[0], r + 0.4, printFor(look)) +
    glint(pen, [cx - r * 0.72, base - label[1] - 4], [cx - r * 0.72, base - 14], r * 0.11, 0.5) +
    glint(pen, [cx + r * 0.86, base - label[1]], [cx + r * 0.86, base - 20], r * 0.05, 0.3)
  );
}

/** A ribbed screw cap standing on the neck. */
export function cap(
  pen: Pen,
  x: number,
  foot: number,
  radius: number,
  height: number,
  colour: string,
): string {
  const r = radius;
  const ribs = pen.pattern(4, 10, `<path d="M1 0V10" stroke="${darken(colour, 0.4)}" stroke-width="1"/>`);
  return (
    lathe(
      pen,
      x,
      foot,
      [
        [r, 0],
        [r, height - 3],
        [r, height, r - 3, height],
      ],
      colour,
      'plastic',
    ) +
    `<path d="${bandPath(x, foot - height + 5, foot - 2, r)}" fill="${ribs}" opacity=".35"/>` +
    disc(x, foot - height, r - 2, upPaint(pen, colour))
  );
}
