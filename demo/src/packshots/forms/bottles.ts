/** Bottles and their caps: cleaners, squeeze bottles, sprays, pumps, aerosols. */

import { flat } from '../kit/camera.ts';
import { darken, inkOn, lighten } from '../kit/colour.ts';
import { printFor, roundLabel } from '../kit/label.ts';
import { disc, edge, lathe, type Profile } from '../kit/lathe.ts';
import { downPaint, glint, shadow, upPaint } from '../kit/light.ts';
import { type Pen, svg } from '../kit/pen.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';
import { base, cap, cx, vessel } from '../kit/vessel.ts';

function plain(look: Look): Drawing {
  const { pen } = look;
  const r = 62;
  const height = 218;
  const profile: Profile = [
    [r - 7, 0],
    [r, 0, r, 8],
    [r, 150],
    [r, 178, 40, 196],
    [24, 204, 22, height],
  ];
  return {
    shadow: shadow(pen, cx, base, r),
    body:
      vessel(look, { profile, radius: r, label: [22, 138], height, material: 'plastic' }) +
      cap(pen, cx, base - height + 8, 26, 36, look.accent),
    box: [cx - r, base - height - 36, cx + r, base + r * flat],
    footprint: [r * 2, r * 2],
  };
}

function squeeze(look: Look): Drawing {
  const { pen, accent } = look;
  const r = 60;
  const height = 226;
  const profile: Profile = [
    [r - 8, 0],
    [r, 0, r, 9],
    [r, 118],
    [r, 136, r - 8, 148],
    [r - 12, 158, r - 8, 172],
    [r - 4, 194, 34, 210],
    [24, 216, 22, height],
  ];
  const y = base - height + 6;
  return {
    shadow: shadow(pen, cx, base, r),
    body:
      vessel(look, { profile, radius: r, label: [20, 112], height, material: 'clear' }) +
      lathe(
        pen,
        cx,
        y,
        [
          [27, 0],
          [27, 20],
          [26, 26, 13, 28],
          [11, 30, 10, 46],
        ],
        accent,
        'plastic',
      ) +
      lathe(
        pen,
        cx,
        y - 44,
        [
          [14, 0],
          [14, 12],
          [12, 18, 6, 20],
        ],
        lighten(accent, 0.35),
        'plastic',
      ) +
      disc(cx, y - 63, 6, lighten(accent, 0.7)),
    box: [cx - r, base - height - 62, cx + r, base + r * flat],
    footprint: [r * 2, r * 2],
  };
}

/** The trigger head, its nozzle to the left. */
function trigger(pen: Pen, y: number, colour: string, tip: string): string {
  const body = downPaint(pen, colour);
  const lever = pen.across([
    [0, lighten(tip, 0.35)],
    [0.5, tip],
    [1, darken(tip, 0.35)],
  ]);
  const top = y - 66;
  return (
    svg`<path d="M${cx - 34} ${top + 34}C${cx - 40} ${top + 56} ${cx - 60} ${top + 76} ${cx - 62} ${top + 104}q0 7 8 5C${cx - 44} ${top + 84} ${cx - 26} ${top + 66} ${cx - 14} ${top + 40}Z" fill="${lever}"/>` +
    svg`<path d="M${cx - 58} ${top + 8}Q${cx - 10} ${top - 12} ${cx + 34} ${top + 2}Q${cx + 54} ${top + 10} ${cx + 50} ${top + 26}Q${cx + 40} ${top + 36} ${cx + 20} ${top + 42}L${cx + 18} ${y}H${cx - 16}L${cx - 18} ${top + 46}Q${cx - 44} ${top + 44} ${cx - 58} ${top + 34}Z" fill="${body}"/>` +
    svg`<path d="M${cx - 50} ${top + 11}Q${cx - 4} ${top - 5} ${cx + 38} ${top + 9}" stroke="#fff" stroke-opacity=".7" stroke-width="3.5" stroke-linecap="round" fill="none"/>` +
    svg`<path d="M${cx - 16} ${top + 46}Q${cx + 10} ${top + 48} ${cx + 44} ${top + 30}" stroke="${darken(colour, 0.5)}" stroke-width="1.6" fill="none" opacity=".6"/>` +
    svg`<rect x="${cx - 76}" y="${top + 6}" width="20" height="30" rx="4" fill="${downPaint(pen, tip)}"/>` +
    svg`<ellipse cx="${cx - 76}" cy="${top + 21}" rx="4" ry="9" fill="${darken(tip, 0.5)}"/>`
  );
}

function spray(look: Look): Drawing {
  const { pen, accent } = look;
  const r = 58;
  const height = 208;
  const profile: Profile = [
    [r - 8, 0],
    [r, 0, r, 9],
    [r, 112],
    [r, 142, 40, 160],
    [26, 172, 24, 190],
    [22, height],
  ];
  const y = base - height + 4;
  return {
    shadow: shadow(pen, cx, base, r),
    body:
      vessel(look, { profile, radius: r, label: [18, 106], height, material: 'clear' }) +
      trigger(pen, y - 14, accent, lighten(accent, 0.75)) +
      cap(pen, cx, y + 2, 27, 26, accent),
    box: [cx - 80, y - 88, cx + r, base + r * flat],
    footprint: [r * 2, r * 2],
  };
}

function pump(look: Look): Drawing {
  const { pen, accent } = look;
  const r = 66;
  const height = 176;
  const profile: Profile = [
    [r - 8, 0],
    [r, 0, r, 9],
    [r, 128],
    [r, 152, 38, 162],
    [24, 166, 23, height],
  ];
  const y = base - height + 4;
  const head = downPaint(pen, accent);
  return {
    shadow: shadow(pen, cx, base, r),
    body:
      vessel(look, { profile, radius: r, label: [20, 120], height, material: 'clear' }) +
      lathe(
        pen,
        cx,
        y - 18,
        [
          [8, 0],
          [8, 34],
        ],
        lighten(accent, 0.6),
        'plastic',
      ) +
      cap(pen, cx, y + 2, 28, 24, accent) +
      svg`<path d="M${cx + 22} ${y - 56}q2 -14 -16 -15h-34q-26 1 -48 20q-4 9 3 13l6 -2q14 -12 34 -11h38q16 3 17 -5Z" fill="${head}" stroke="${darken(accent, 0.35)}" stroke-opacity=".5"/>` +
      svg`<path d="M${cx + 14} ${y - 65}h-40q-20 1 -38 15" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round" fill="none"/>`,
    box: [cx - 78, y - 74, cx + r, base + r * flat],
    footprint: [r * 2, r * 2],
  };
}

/** A can with a domed shoulder and a plastic cap. */
function aerosol(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const r = 50;
  const y = base - 214;
  const print = { ...printFor(look), paper: colour, ink: inkOn(colour) };
  return {
    shadow: shadow(pen, cx, base, r),
    body:
      lathe(
        pen,
        cx,
        base,
        [
          [r - 4, 0],
          [r + 1, 0, r + 1, 5],
          [r - 1, 8],
          [r - 1, 200],
          [r + 1, 203],
          [r, 214, 38, 222],
        ],
        '#c9ced6',
        'metal',
      ) +
      roundLabel(pen, look, cx, base - 198, base - 9, r, print) +
      lathe(
        pen,
        cx,
        y + 2,
        [
          [41, 0],
          [41, 46],
          [41, 62, 30, 64],
        ],
        accent,
        'plastic',
      ) +
      disc(cx, y - 62, 30, upPaint(pen, accent)) +
      edge(cx, y + 1, 41, '#0e1830', 1, 0.35) +
      glint(pen, [cx - r * 0.7, base - 196], [cx - r * 0.7, base - 14], 6, 0.5),
    box: [cx - r, y - 74, cx + r, base + r * flat],
    footprint: [r * 2, r * 2],
  };
}

export const bottles: Record<
  'bottle' | 'squeeze-bottle' | 'spray-bottle' | 'hand-gel' | 'air-freshener',
  Form
> = {
  bottle: { tall: 26, draw: plain },
  'squeeze-bottle': { tall: 26, draw: squeeze },
  'spray-bottle': { tall: 28, draw: spray },
  'hand-gel': { tall: 22, draw: pump },
  'air-freshener': { tall: 24, draw: aerosol },
};
