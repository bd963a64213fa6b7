/** Bins and the mop bucket: large vessels on the floor. */

import { flat, onFace, project } from '../kit/camera.ts';
import { brightness, darken, lighten } from '../kit/colour.ts';
import { brandMark, printFor, sizeUnderMark } from '../kit/label.ts';
import { disc, edge, lathe } from '../kit/lathe.ts';
import { glint, shadow, upPaint } from '../kit/light.ts';
import { svg } from '../kit/pen.ts';
import {
  type Block,
  blockShadow,
  footprintPath,
  prism,
  prismBox,
  wallPaint,
  wallPath,
} from '../kit/prism.ts';
import { cord } from '../kit/strokes.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

/** Mark and size, straight on the front of the vessel. */
function frontPrint(look: Look, cx: number, y: number, width: number): string {
  const print = printFor(look, brightness(look.colour) > 0.8 ? '#888888' : look.colour);
  return (
    svg`<g transform="translate(${cx} ${y})">${brandMark(look.brand, width, width * 0.33, print.mark, print.markInk)}</g>` +
    sizeUnderMark(look, cx, y, width)
  );
}

function wasteBin(look: Look): Drawing {
  const { pen, colour } = look;
  const [cx, base, height, top, foot] = [200, 340, 214, 92, 70];
  const y = base - height;
  const liner = look.accentGiven ? look.accent : '#e8ecf1';
  const inside = pen.across([
    [0, darken(liner, 0.62)],
    [0.5, darken(liner, 0.36)],
    [1, darken(liner, 0.08)],
  ]);
  const fold = svg`M${cx - top - 1} ${y + 4}A${top + 1} ${(top + 1) * flat} 0 0 0 ${cx + top + 1} ${y + 4}l-3 20q-14 12 -28 9t-26 10q-20 1 -36 -2t-34 -2q-18 -6 -28 -5t-20 -14Z`;
  return {
    shadow: shadow(pen, cx, base, foot),
    body:
      lathe(
        pen,
        cx,
        base,
        [
          [foot - 4, 0],
          [foot, 0, foot + 0.5, 5],
          [top, height],
        ],
        colour,
        'plastic',
      ) +
      glint(pen, [cx - top * 0.72, y + 36], [cx - foot * 0.74, base - 16], 9, 0.45) +
      frontPrint(look, cx, base - height * 0.4, 96) +
      `<path d="${fold}" fill="${pen.linear(
        [
          [0, darken(liner, 0.2)],
          [0.2, lighten(liner, 0.6)],
          [0.55, liner],
          [1, darken(liner, 0.4)],
        ],
        cx - top,
        0,
        cx + top,
        0,
      )}" opacity=".92"/>` +
      svg`<path d="M${cx - 62} ${y + 26}q6 10 2 18M${cx - 20} ${y + 34}q2 8 -3 14M${cx + 34} ${y + 32}q6 6 4 14M${cx + 66} ${y + 24}q4 8 0 12" stroke="#0e1830" stroke-opacity=".22" stroke-width="1.5" fill="none"/>` +
      disc(cx, y + 2, top + 3, upPaint(pen, lighten(liner, 0.1))) +
      disc(cx, y + 3, top - 3, inside) +
      svg`<path d="M${cx - 52} ${y - 14}q10 18 4 34M${cx - 20} ${y - 20}q4 22 -4 44M${cx + 16} ${y - 21}q-2 20 6 44M${cx + 50} ${y - 16}q-6 18 0 34" stroke="#0e1830" stroke-opacity=".16" stroke-width="2.5" fill="none"/>` +
      edge(cx, y + 3, top + 2.5, '#fff', 1.4, 0.7),
    box: [cx - top - 3, y - top * flat, cx + top + 3, base + foot * flat],
    footprint: [top * 2, top * 2],
  };
}

function pedalBin(look: Look): Drawing {
  const { pen, colour } = look;
  const [cx, base, height, r] = [200, 340, 208, 78];
  const y = base - height;
  const steel = isGrey(colour);
  const material = steel ? 'metal' : 'plastic';
  const trim = look.accentGiven ? look.accent : '#2a2f38';
  return {
    shadow: shadow(pen, cx, base, r),
    body:
      svg`<path d="M${cx + 58} ${y + 2}h16q8 2 8 12v22h-12Z" fill="${darken(trim, 0.2)}"/>` +
      lathe(
        pen,
        cx,
        base,
        [
          [r + 1, 0],
          [r + 2, 4],
          [r + 1, 20],
        ],
        trim,
        'plastic',
      ) +
      lathe(
        pen,
        cx,
        base - 18,
        [
          [r, 0],
          [r, height - 18],
        ],
        colour,
        material,
      ) +
      frontPrint(look, cx - 2, base - height * 0.42, 88) +
      svg`<path d="M${cx - 36} ${base + r * flat - 4}q-8 3 -7 11q4 10 44 10q26 -1 28 -10q0 -8 -8 -10q-28 5 -57 -1Z" fill="${pen.across(
        [
          [0, lighten(trim, 0.4)],
          [0.35, trim],
          [1, darken(trim, 0.5)],
        ],
        'down',
      )}"/>` +
      lathe(
        pen,
        cx,
        y + 2,
        [
          [r + 3, 0],
          [r + 3, 14],
        ],
        trim,
        'plastic',
      ) +
      lathe(
        pen,
        cx,
        y - 10,
        [
          [r + 1, 0],
          [r + 1, 10, r - 10, 20],
          [r - 30, 32, 20, 36],
        ],
        colour,
        material,
      ) +
      svg`<path d="M${cx - 54} ${y - 22}Q${cx - 30} ${y - 38} ${cx + 6} ${y - 40}" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-linecap="round" fill="none"/>` +
      glint(pen, [cx - r * 0.7, y + 26], [cx - r * 0.7, base - 26], 8, 0.4),
    box: [cx - r - 3, y - 54, cx + r + 5, base + r * flat + 18],
    footprint: [r * 2, r * 2],
  };
}

function isGrey(colour: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  const light = (r + g + b) / 3;
  return Math.max(r, g, b) - Math.min(r, g, b) < 24 && light > 120 && light < 235;
}

/** Bucket on castors with a wringer over one half. */
function mopBucket(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const body: Block = { width: 210, depth: 124, bottom: 22, top: 138, radius: 30 };
  const lip: Block = { ...body, width: 214, depth: 128, bottom: 132, top: 142, radius: 32 };
  const water: Block = { ...body, width: 204, depth: 118, radius: 28 };
  const press: Block = { width: 92, depth: 110, bottom: 118, top: 186, radius: 20, x: 52 };
  const well: Block = { ...press, width: 76, depth: 92, radius: 14 };
  const wheel = pen.shape(
    '<path d="M-6 -24H6v12H-6Z" fill="#3a414d"/><ellipse cy="-9" rx="12" ry="13" fill="#1d222b"/><ellipse cx="-3" cy="-10" rx="6" ry="8" fill="#59616e"/>',
  );
  const castor = (x: number, z: number) =>
    svg`<use href="${wheel}" x="${project(x, 0, z)[0]}" y="${project(x, 0, z)[1]}"/>`;
  const inside = pen.across([
    [0, darken(colour, 0.72)],
    [1, darken(colour, 0.4)],
  ]);
  const liquid = pen.across([
    [0, '#bfe4f2'],
    [0.5, '#86c6e2'],
    [1, '#5fa6c8'],
  ]);
  const holes = pen.pattern(15, 15, '<ellipse cx="7.5" cy="7.5" rx="3" ry="4" fill="#0e1830" opacity=".5"/>');
  const [a, b] = [project(-104, 140, 10), project(2, 140, -66)];
  const [hx, hy] = project(96, 186, 0);
  const box = prismBox({ ...lip, bottom: 0 });
  return {
    shadow: blockShadow(pen, { ...body, bottom: 0 }),
    body:
      castor(-84, -42) +
      prism(pen, body, colour) +
      castor(80, -46) +
      `<g ${onFace('front', -62, 82, -62)}>${frontPrint(look, 40, 8, 100)}</g>` +
      `<path d="${footprintPath(lip, 138)}" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="9"/><path d="${footprintPath(lip, 141)}" fill="none" stroke="${upPaint(pen, colour)}" stroke-width="8"/>` +
      `<path d="${footprintPath(water, 142)}" fill="${inside}"/>` +
      `<path d="${footprintPath({ ...water, width: 190, depth: 104 }, 112)}" fill="${liquid}"${pen.clip(footprintPath(water, 142))}/>` +
      `<path d="${wallPath(press)}" fill="${wallPaint(pen, press, accent)}"/><path d="${footprintPath(press, 186)}" fill="${upPaint(pen, accent)}"/>` +
      `<path d="${footprintPath(well, 186)}" fill="${darken(accent, 0.62)}"/>` +
      `<g ${onFace('front', 22, 176, -55)}><path d="M0 0H60V42H0Z" fill="${holes}"/></g>` +
      cord(svg`M${hx - 4} ${hy - 4}q20 -50 16 -108`, 9, '#b9c0c9') +
      cord(svg`M${hx + 12} ${hy - 110}l-1 -24`, 14, accent) +
      cord(
        svg`M${a[0] + 6} ${a[1]}C${a[0] - 26} ${a[1] + 78} ${b[0] - 90} ${b[1] + 66} ${b[0] - 8} ${b[1] - 4}`,
        5,
        '#c3c9d1',
      ),
    box: [box[0], hy - 136, box[2], box[3]],
    footprint: [lip.width, lip.depth],
  };
}

export const bins: Record<'waste-bin' | 'pedal-bin' | 'mop-bucket', Form> = {
  'waste-bin': { tall: 40, draw: wasteBin },
  'pedal-bin': { tall: 42, draw: pedalBin },
  'mop-bucket': { tall: 66, draw: mopBucket },
};
