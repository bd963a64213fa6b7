/** Rolls of paper that stand or lie: toilet paper, towel, kitchen and industrial rolls. */

import { axisX, flat, project } from '../kit/camera.ts';
import { brightness, darken, lighten, mix } from '../kit/colour.ts';
import { brandMark, flatLabel, printFor, roundLabel } from '../kit/label.ts';
import { bandPath, disc, lathe } from '../kit/lathe.ts';
import { shadow } from '../kit/light.ts';
import { type Pen, svg } from '../kit/pen.ts';
import { endDisc, type Lying, lyingPaint, onRoll, sectionPath } from '../kit/roll.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

const cardboard = '#c3a078';

/** The core seen from above: cardboard ring, and the lit far wall of the tube inside. */
function core(pen: Pen, cx: number, cy: number, radius: number): string {
  const inside = pen.across([
    [0, darken(cardboard, 0.75)],
    [0.5, darken(cardboard, 0.5)],
    [1, darken(cardboard, 0.15)],
  ]);
  return disc(cx, cy, radius, lighten(cardboard, 0.18)) + disc(cx, cy + 0.6, radius * 0.88, inside);
}

/** The wound top of a standing roll. */
function windings(pen: Pen, cx: number, cy: number, radius: number, hole: number, colour: string): string {
  const top = pen.across([
    [0, lighten(colour, 0.5)],
    [0.55, lighten(colour, 0.1)],
    [1, darken(colour, 0.12)],
  ]);
  const rings = [0.9, 0.77, 0.65, 0.52]
    .map((f) => hole + (radius - hole) * f)
    .map((r) => disc(cx, cy, r, 'none', ` stroke="${darken(colour, 0.22)}" stroke-width=".7" opacity=".6"`));
  return disc(cx, cy, radius, top) + rings.join('') + core(pen, cx, cy, hole);
}

export interface RollShape {
  radius: number;
  height: number;
  hole: number;
  /** Embossing: dots, diamonds or none. */
  emboss: 'dots' | 'quilt' | 'none';
}

/** Embossed texture, squeezed towards the edges by the light alone: at packshot size that is enough. */
function embossing(pen: Pen, colour: string, kind: RollShape['emboss']): string {
  const dark = darken(colour, 0.3);
  if (kind === 'dots') {
    const dot = (x: number, y: number) =>
      svg`<circle cx="${x}" cy="${y}" r="1" fill="${dark}"/><circle cx="${x + 0.6}" cy="${y + 0.7}" r=".9" fill="#fff"/>`;
    return pen.pattern(9, 9, dot(2, 2) + dot(6.5, 6.5));
  }
  return pen.pattern(
    22,
    22,
    `<path d="M0 0 22 22M22 0 0 22" stroke="${dark}" stroke-width=".8"/><path d="M0 1.2 21 22M22 1.2 1 22" stroke="#fff"/>`,
  );
}

/** A standing roll without print; its foot is at cx, base. */
export function standingRoll(pen: Pen, cx: number, base: number, shape: RollShape, colour: string): string {
  const { radius: r, height: h, hole, emboss } = shape;
  const profile = [
    [r - 3, 0],
    [r, 0, r, 4],
    [r, h - 4],
    [r, h, r - 3, h],
  ] as const;
  const top = base - h;
  const texture =
    emboss === 'none'
      ? ''
      : `<path d="${bandPath(cx, top + 3, base - 3, r)}" fill="${embossing(pen, colour, emboss)}" opacity=".4"/>`;
  return (
    lathe(pen, cx, base, profile, colour, 'paper') + texture + windings(pen, cx, top, r - 1.5, hole, colour)
  );
}

/** The loose end: its edge runs down the front, and the foot of the sheet is slightly off the roll. */
function looseEnd(pen: Pen, cx: number, base: number, shape: RollShape, colour: string): string {
  const { radius: r, height: h } = shape;
  const x = cx + r * 0.62;
  const dip = r * flat * 0.78;
  const [top, foot] = [base - h + dip, base + dip];
  const cast = pen.across([
    [0, '#0e1830', 0.3],
    [0.4, '#0e1830', 0.14],
    [1, '#0e1830', 0],
  ]);
  const sheet = pen.across([
    [0, darken(colour, 0.02), 0],
    [0.5, lighten(colour, 0.2)],
    [0.85, darken(colour, 0.04)],
    [1, darken(colour, 0.16)],
  ]);
  return (
    svg`<path d="M${x} ${top}L${x + 12} ${foot - 3}L${x + 30} ${foot - 14}V${top - 8}Z" fill="${cast}"/>` +
    svg`<path d="M${x - 50} ${top + 6}Q${x - 22} ${top + 5} ${x} ${top - 1}Q${x + 3} ${(top + foot) / 2} ${x + 13} ${foot - 1}Q${x - 18} ${foot + 7} ${x - 50} ${foot + 5.5}Z" fill="${sheet}"/>` +
    svg`<path d="M${x} ${top - 1}Q${x + 3} ${(top + foot) / 2} ${x + 13} ${foot - 1}" stroke="#fff" stroke-width="1.4" fill="none"/>`
  );
}

function standing(look: Look, shape: RollShape, sleeve: readonly [number, number], tail: boolean): Drawing {
  const { pen, colour } = look;
  const [cx, base] = [200, 300];
  const { radius: r, height: h } = shape;
  return {
    shadow: shadow(pen, cx, base, r),
    body:
      standingRoll(pen, cx, base, shape, colour) +
      (tail ? looseEnd(pen, cx, base, shape, colour) : '') +
      roundLabel(pen, look, cx, base - h * sleeve[1], base - h * sleeve[0], r + 0.8, printFor(look)),
    box: [cx - r, base - h - r * flat, cx + r, base + r * flat],
    footprint: [r * 2, r * 2],
  };
}

/** A wide roll on edge, its face to the viewer. */
function jumboRoll(look: Look): Drawing {
  const { pen, colour } = look;
  const r = 118;
  const centre = project(0, r, -34);
  const roll: Lying = { axis: 'z', centre, radius: r, length: 76 };
  const face = pen.across(
    [
      [0, lighten(colour, 0.45)],
      [0.5, colour],
      [1, darken(colour, 0.16)],
    ],
    'down',
  );
  const ring = (f: number) =>
    endDisc(roll, f, 'none', ` stroke="${darken(colour, 0.25)}" stroke-width=".8" opacity=".55"`);
  const inside = pen.across([
    [0, darken(cardboard, 0.7)],
    [1, darken(cardboard, 0.2)],
  ]);
  const seal = printFor(look);
  const [x, y] = [centre[0] - 84 * axisX[0], centre[1] + 27];
  const foot = project(0, 0, 0);
  return {
    shadow: shadow(pen, foot[0] + 6, foot[1], 74, 22),
    body:
      `<path d="${sectionPath(roll, 0, roll.length)}" fill="${lyingPaint(pen, roll, darken(colour, 0.04), 'paper')}"/>` +
      endDisc(roll, 1, face) +
      [0.93, 0.84, 0.74, 0.62, 0.5, 0.4].map(ring).join('') +
      endDisc(roll, 0.29, lighten(cardboard, 0.2)) +
      endDisc(roll, 0.25, inside) +
      // The free end hangs down over the front of the wheel's edge.
      svg`<path d="M${centre[0] + 95} ${centre[1] - 36}q22 60 8 128l36 -20q14 -66 -8 -130Z" fill="${pen.across(
        [
          [0, lighten(colour, 0.3)],
          [1, darken(colour, 0.2)],
        ],
      )}"/>` +
      `<g transform="matrix(.883 .145 0 .951 ${svg`${x + 74} ${y + 41}`})">${brandMark(look.brand, 112, 34, seal.paper === '#fbfaf6' ? seal.mark : seal.paper, seal.paper === '#fbfaf6' ? seal.markInk : seal.ink)}</g>`,
    box: [centre[0] - r * 0.92, centre[1] - r * 1.04 - 20, centre[0] + r * 0.9 + 36, foot[1] + 14],
    footprint: [r * 2, 80],
  };
}

/** A lying roll with a sheet pulled out to the front. */
function industrialRoll(look: Look): Drawing {
  const { pen, colour } = look;
  const r = 86;
  const length = 230;
  const centre = project(length / 2, r, 0);
  const roll: Lying = { axis: 'x', centre, radius: r, length };
  const [a, b, c, d] = [
    project(-length / 2, 3, -r * 0.5),
    project(length / 2, 3, -r * 0.5),
    project(length / 2, 0, -r * 2),
    project(-length / 2, 0, -r * 2),
  ];
  const sheet = pen.linear(
    [
      [0, darken(colour, 0.45)],
      [0.3, darken(colour, 0.1)],
      [0.55, lighten(colour, 0.16)],
      [1, lighten(colour, 0.4)],
    ],
    200,
    290,
    170,
    352,
  );
  const face = pen.across([
    [0, lighten(colour, 0.3)],
    [0.6, darken(colour, 0.1)],
    [1, darken(colour, 0.25)],
  ]);
  const foot = project(0, 0, 0);
  const perforation = svg`<path d="M${(a[0] + d[0]) / 2} ${(a[1] + d[1]) / 2}L${(b[0] + c[0]) / 2} ${(b[1] + c[1]) / 2}" stroke="${darken(colour, 0.3)}" stroke-dasharray="4 3" stroke-width=".9"/>`;
  const ring = (f: number) =>
    endDisc(roll, f, 'none', ` stroke="${darken(colour, 0.3)}" stroke-width=".8" opacity=".5"`);
  return {
    shadow: shadow(pen, foot[0], foot[1], 130, 42),
    body:
      svg`<path d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}q-60 2 -110 -16t-93 -18Z" fill="${sheet}"/>` +
      perforation +
      `<path d="${sectionPath(roll, 0, length)}" fill="${lyingPaint(pen, roll, colour, 'paper')}"/>` +
      `<path d="${sectionPath(roll, 0, length)}" fill="${embossing(pen, colour, 'quilt')}" opacity=".28"/>` +
      `<path d="${sectionPath(roll, 74, 160)}" fill="${lyingPaint(pen, roll, mix(printFor(look).paper, colour, 0.06), 'paper')}"/>` +
      `<g ${onRoll(roll, 117)}><g transform="translate(-43 -42)">${flatLabel(look, 86, 84, printFor(look), 0)}</g></g>` +
      endDisc(roll, 1, face) +
      [0.9, 0.75, 0.6, 0.45].map(ring).join('') +
      endDisc(roll, 0.27, lighten(cardboard, 0.2)) +
      endDisc(roll, 0.22, darken(cardboard, brightness(colour) > 0.5 ? 0.6 : 0.7)),
    box: [centre[0] - length * axisX[0] - 92, centre[1] - r - 46, centre[0] + 50, c[1]],
    footprint: [length, r * 2 + 60],
  };
}

export const paperRolls: Record<
  'toilet-roll' | 'jumbo-roll' | 'towel-roll' | 'kitchen-roll' | 'industrial-roll',
  Form
> = {
  'toilet-roll': {
    tall: 10,
    draw: (look) => standing(look, { radius: 94, height: 150, hole: 33, emboss: 'dots' }, [0.24, 0.76], true),
  },
  'jumbo-roll': { tall: 25, draw: jumboRoll },
  'towel-roll': {
    tall: 21,
    draw: (look) => standing(look, { radius: 96, height: 205, hole: 27, emboss: 'dots' }, [0.16, 0.58], true),
  },
  'kitchen-roll': {
    tall: 23,
    draw: (look) =>
      standing(look, { radius: 66, height: 250, hole: 22, emboss: 'quilt' }, [0.3, 0.72], false),
  },
  'industrial-roll': { tall: 26, draw: industrialRoll },
};
