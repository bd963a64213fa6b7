/** Bodies turned on a lathe and standing upright: bottles, buckets, cups, standing rolls. Screen pixels. */

import { flat } from './camera.ts';
import { type Material, roundPaint } from './light.ts';
import { type Pen, svg } from './pen.ts';

/** Half the outline, from the foot up: radius and height above the floor. Two pairs bend: control point, then end. */
export type Profile = readonly (
  | readonly [radius: number, height: number]
  | readonly [cr: number, ch: number, radius: number, height: number]
)[];

function endOf(step: Profile[number]): readonly [number, number] {
  return step.length === 2 ? step : [step[2], step[3]];
}

/** Path data of the whole outline, with the far half of its top edge. */
export function lathePath(cx: number, base: number, profile: Profile): string {
  const first = endOf(profile[0] ?? [0, 0]);
  const last = endOf(profile.at(-1) ?? [0, 0]);
  let right = svg`M${cx + first[0]} ${base - first[1]}`;
  let left = '';
  for (let i = 1; i < profile.length; i += 1) {
    const step = profile[i];
    const before = profile[i - 1];
    if (step === undefined || before === undefined) continue;
    const [r, h] = endOf(step);
    const [r0, h0] = endOf(before);
    const bend = step.length === 4;
    right += bend
      ? svg`Q${cx + step[0]} ${base - step[1]} ${cx + r} ${base - h}`
      : svg`L${cx + r} ${base - h}`;
    left =
      (bend
        ? svg`Q${cx - step[0]} ${base - step[1]} ${cx - r0} ${base - h0}`
        : svg`L${cx - r0} ${base - h0}`) + left;
  }
  const over = svg`A${last[0]} ${last[0] * flat} 0 0 0 ${cx - last[0]} ${base - last[1]}`;
  const under = svg`A${first[0]} ${first[0] * flat} 0 0 0 ${cx + first[0]} ${base - first[1]}Z`;
  return right + over + left + under;
}

/** The outline filled with a lit material. */
export function lathe(
  pen: Pen,
  cx: number,
  base: number,
  profile: Profile,
  colour: string,
  material: Material,
): string {
  const widest = Math.max(...profile.map((step) => endOf(step)[0]));
  const paint = roundPaint(pen, colour, material, cx - widest, cx + widest);
  return `<path d="${lathePath(cx, base, profile)}" fill="${paint}"/>`;
}

/** A horizontal circle seen from the camera. */
export function disc(cx: number, cy: number, radius: number, fill: string, extra = ''): string {
  return svg`<ellipse cx="${cx}" cy="${cy}" rx="${radius}" ry="${radius * flat}" fill="${fill}"${extra}/>`;
}

/** Path data of the visible half of a band around a round body; the radii may differ on a tapered one. */
export function bandPath(
  cx: number,
  top: number,
  bottom: number,
  radiusTop: number,
  radiusBottom = radiusTop,
): string {
  return svg`M${cx - radiusTop} ${top}A${radiusTop} ${radiusTop * flat} 0 0 0 ${cx + radiusTop} ${top}L${cx + radiusBottom} ${bottom}A${radiusBottom} ${radiusBottom * flat} 0 0 1 ${cx - radiusBottom} ${bottom}Z`;
}

/** Path data of a field on the front of a round body, `reach` of the radius to each side (0 to 1). */
export function fieldPath(cx: number, top: number, bottom: number, radius: number, reach: number): string {
  const dx = radius * reach;
  const dip = radius * flat * Math.sqrt(1 - reach * reach);
  const ry = radius * flat;
  return svg`M${cx - dx} ${top + dip}A${radius} ${ry} 0 0 0 ${cx + dx} ${top + dip}V${bottom + dip}A${radius} ${ry} 0 0 1 ${cx - dx} ${bottom + dip}Z`;
}

/** The front half of a horizontal edge, as a line. */
export function edge(
  cx: number,
  y: number,
  radius: number,
  stroke: string,
  width: number,
  opacity = 1,
): string {
  return svg`<path d="M${cx - radius} ${y}A${radius} ${radius * flat} 0 0 0 ${cx + radius} ${y}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`;
}
