/** Buckets, tubs, canisters and cartridges: bulk and refill packs. */

import { flat, onFace, project } from '../kit/camera.ts';
import { brightness, darken, lighten } from '../kit/colour.ts';
import { flatLabel, printFor, roundLabel } from '../kit/label.ts';
import { disc, edge, lathe } from '../kit/lathe.ts';
import { glint, roundVeil, shadow, upPaint } from '../kit/light.ts';
import { svg } from '../kit/pen.ts';
import { type Block, footprintPath, prism, prismBox, rimPath, wallPaint, wallPath } from '../kit/prism.ts';
import { cord } from '../kit/strokes.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

interface PailShape {
  top: number;
  bottom: number;
  height: number;
}

/** A tapered pail with lid; the wire handle hangs at the front. */
function pail(look: Look, { top, bottom, height }: PailShape, handle: boolean): Drawing {
  const { pen, colour, accent } = look;
  const [cx, base] = [200, 340];
  const y = base - height;
  const at = (h: number) => bottom + ((top - bottom) * h) / height;
  const lid = look.accentGiven ? accent : lighten(colour, brightness(colour) > 0.8 ? 0 : 0.12);
  const drop = height * 0.36;
  const wire = svg`M${cx - top} ${y + 16}C${cx - top + 6} ${y + drop * 1.6} ${cx + top - 6} ${y + drop * 1.6} ${cx + top} ${y + 16}`;
  const inset = pen.across([
    [0, darken(lid, 0.2)],
    [1, lighten(lid, 0.18)],
  ]);
  return {
    shadow: shadow(pen, cx, base, bottom),
    body:
      lathe(
        pen,
        cx,
        base,
        [
          [bottom - 5, 0],
          [bottom, 0, bottom + 0.5, 6],
          [at(height - 26), height - 26],
          [at(height - 26) + 4, height - 22],
          [at(height - 16) + 4, height - 16],
          [at(height), height - 14],
          [top, height],
        ],
        colour,
        'plastic',
      ) +
      roundLabel(
        pen,
        look,
        cx,
        y + height * 0.3,
        base - height * 0.14,
        at(height * 0.7),
        printFor(look),
        at(height * 0.14),
      ) +
      glint(pen, [cx - at(height * 0.8) * 0.74, y + 30], [cx - bottom * 0.74, base - 16], 7, 0.45) +
      lathe(
        pen,
        cx,
        y + 14,
        [
          [top + 3, 0],
          [top + 5, 3],
          [top + 5, 14],
          [top + 3, 17],
        ],
        lid,
        'plastic',
      ) +
      disc(cx, y - 3, top + 3, upPaint(pen, lid)) +
      disc(cx, y - 1, top - 7, inset) +
      disc(cx, y + 0.5, top - 9, upPaint(pen, lighten(lid, 0.04))) +
      (handle
        ? svg`<circle cx="${cx - top}" cy="${y + 20}" r="7" fill="${darken(lid, 0.25)}"/><circle cx="${cx + top}" cy="${y + 20}" r="7" fill="${darken(lid, 0.45)}"/>` +
          cord(wire, 4.5, '#aeb4be') +
          cord(svg`M${cx - 30} ${y + drop * 1.19}q30 4.5 60 0`, 12, lid)
        : edge(cx, y + 14, top + 3, '#0e1830', 1.4, 0.3)),
    box: [cx - top - 6, y - 4 - top * flat, cx + top + 6, base + bottom * flat],
    footprint: [top * 2, top * 2],
  };
}

/** A wipes canister with a wipe in its lid. */
function wipesTub(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const [cx, base, r, height] = [200, 340, 68, 190];
  const y = base - height;
  const wipe = pen.across([
    [0, '#ffffff'],
    [0.5, '#eef2f6'],
    [1, '#c3ccd8'],
  ]);
  return {
    shadow: shadow(pen, cx, base, r),
    body:
      lathe(
        pen,
        cx,
        base,
        [
          [r - 4, 0],
          [r, 0, r, 6],
          [r, height],
        ],
        colour,
        'plastic',
      ) +
      roundLabel(pen, look, cx, y + 10, base - 14, r + 0.5, printFor(look)) +
      glint(pen, [cx - r * 0.72, y + 20], [cx - r * 0.72, base - 12], 8, 0.5) +
      lathe(
        pen,
        cx,
        y + 6,
        [
          [r + 3, 0],
          [r + 3, 24],
          [r + 3, 30, r - 4, 31],
        ],
        accent,
        'plastic',
      ) +
      disc(cx, y - 25, r - 4, upPaint(pen, accent)) +
      disc(cx + 2, y - 25, 22, darken(accent, 0.35)) +
      svg`<path d="M${cx - 13} ${y - 25}C${cx - 30} ${y - 52} ${cx - 34} ${y - 66} ${cx - 20} ${y - 86}C${cx - 8} ${y - 72} ${cx + 4} ${y - 82} ${cx + 22} ${y - 76}C${cx + 18} ${y - 60} ${cx + 26} ${y - 44} ${cx + 15} ${y - 24}Q${cx + 2} ${y - 19} ${cx - 13} ${y - 25}Z" fill="${wipe}"/>` +
      svg`<path d="M${cx - 6} ${y - 26}q-10 -28 -8 -46M${cx + 6} ${y - 26}q-2 -24 6 -42" stroke="#9fabbb" stroke-width="1.3" fill="none"/>`,
    box: [cx - r - 3, y - 86, cx + r + 3, base + r * flat],
    footprint: [r * 2, r * 2],
  };
}

/** A refill for a dispenser: a clear block of soap, standing on its dosing nozzle's cap. */
function cartridge(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const body: Block = { width: 122, depth: 84, bottom: 34, top: 236, radius: 18 };
  const foot = project(0, 0, 0);
  const walls = wallPath(body);
  const seal = project(0, 34, 0);
  const box = prismBox(body);
  const level = { ...body, top: 214 };
  const shoulder = { ...body, width: 104, depth: 68, bottom: 236, top: 242, radius: 16 };
  return {
    shadow: shadow(pen, foot[0], foot[1], 62),
    body:
      lathe(
        pen,
        foot[0],
        foot[1] + 2,
        [
          [34, 0],
          [34, 20],
          [30, 40],
        ],
        accent,
        'plastic',
      ) +
      svg`<path d="M${seal[0] - 40} ${seal[1]}h80" stroke="${darken(colour, 0.3)}" stroke-width="3"/>` +
      `<path d="${walls}" fill="${wallPaint(pen, body, lighten(colour, 0.6), 0.85)}"/>` +
      `<path d="${wallPath(level)}" fill="${wallPaint(pen, level, colour, 0.9)}"/>` +
      `<path d="${rimPath(level, level.top)}" stroke="#fff" stroke-opacity=".7" stroke-width="1.5" fill="none"/>` +
      `<path d="${footprintPath(body, body.top)}" fill="${upPaint(pen, lighten(colour, 0.5))}"/>` +
      prism(pen, shoulder, lighten(colour, 0.5)) +
      `<g ${onFace('front', -46, 196, -body.depth / 2)}>${flatLabel(look, 92, 124, printFor(look), 6)}</g>` +
      svg`<path d="M${box[0] + 11} ${project(-61, 210, -42)[1]}v150" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>` +
      `<path d="${walls}" fill="${roundVeil(pen, box[0], box[2])}" opacity=".35"/>`,
    box: [box[0], box[1] - 8, box[2], foot[1] + 14],
    footprint: [body.width, body.depth],
  };
}

export const containers: Record<'bucket' | 'tub' | 'wipes-tub' | 'soap-cartridge', Form> = {
  bucket: { tall: 27, draw: (look) => pail(look, { top: 96, bottom: 78, height: 190 }, true) },
  tub: { tall: 14, draw: (look) => pail(look, { top: 92, bottom: 86, height: 118 }, false) },
  'wipes-tub': { tall: 24, draw: wipesTub },
  'soap-cartridge': { tall: 20, draw: cartridge },
};
