/** Mops and brooms: a handle, and what works at its end. */

import { bristles } from '../kit/bristles.ts';
import { onFace, project } from '../kit/camera.ts';
import { darken, lighten } from '../kit/colour.ts';
import { loudMark } from '../kit/label.ts';
import { lathe } from '../kit/lathe.ts';
import { downPaint, shadow } from '../kit/light.ts';
import { type Pen, svg } from '../kit/pen.ts';
import { type Block, blockShadow, prism, wallPath } from '../kit/prism.ts';
import { bar } from '../kit/strokes.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

const steel = '#c2c8d0';

/** A handle that leans back to the right, with a grip at its end. */
function handle(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  grip: string,
  rod = steel,
): string {
  const at = (t: number) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t] as const;
  const [gx, gy] = at(0.72);
  const [kx, ky] = at(0.14);
  return (
    bar(pen, from[0], from[1], to[0], to[1], width, rod, rod === steel ? 'metal' : 'plastic') +
    bar(pen, gx, gy, to[0], to[1], width * 1.5, grip) +
    bar(pen, from[0], from[1], kx, ky, width * 1.7, grip)
  );
}

function flatMop(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const pad: Block = { width: 300, depth: 92, bottom: 0, top: 17, radius: 12 };
  const plate: Block = { width: 264, depth: 60, bottom: 17, top: 27, radius: 14 };
  const [x, y] = project(0, 27, 0);
  const fringe = pen.pattern(
    9,
    9,
    `<path d="M1 0v9M5.5 0v9" stroke="${darken(colour, 0.4)}" stroke-width="1.2"/><path d="M3.2 0v9M7.5 0v9" stroke="#fff" stroke-width="1.1"/>`,
  );
  return {
    shadow: blockShadow(pen, pad),
    body:
      prism(pen, pad, colour) +
      `<path d="${wallPath(pad)}" fill="${fringe}" opacity=".5"/>` +
      prism(pen, plate, accent) +
      `<g ${onFace('top', -84, 27.5, 14)}><g transform="translate(28 14)">${loudMark(look, 76, 20)}</g></g>` +
      lathe(
        pen,
        x + 4,
        y + 3,
        [
          [26, 0],
          [26, 7],
          [16, 16],
          [13, 24],
        ],
        darken(accent, 0.15),
        'plastic',
      ) +
      handle(pen, [x + 4, y - 20], [x + 128, y - 268], 10, accent),
    box: [project(-150, 0, -46)[0], y - 278, project(150, 0, 46)[0], project(150, 0, -46)[1]],
    footprint: [300, 92],
  };
}

/** Cotton strands that fall from the clamp and spread on the floor. */
function stringMop(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const [cx, y] = [190, 216];
  const strands: string[] = [];
  for (let row = 0; row < 2; row += 1) {
    for (let i = 0; i <= 12; i += 1) {
      const s = i / 6 - 1;
      const end = [s * (112 - row * 16), 104 + row * 17 - Math.abs(s) * 22] as const;
      strands.push(
        svg`M${cx + s * 38} ${y + 4}C${cx + s * 74} ${y + 26} ${cx + end[0] * 0.9 + ((i * 5) % 7) - 3} ${y + end[1] * 0.5} ${cx + end[0]} ${y + end[1] + ((i * 3) % 5) * 2}`,
      );
    }
  }
  const back = strands.slice(0, 13).join('');
  const front = strands.slice(13).join('');
  const path = (d: string, stroke: string, w: number, o = 1) =>
    svg`<path d="${d}" stroke="${stroke}" stroke-width="${w}" stroke-opacity="${String(o)}" stroke-linecap="round" fill="none"/>`;
  const rope = pen.linear(
    [
      [0, lighten(colour, 0.55)],
      [0.5, lighten(colour, 0.2)],
      [1, darken(colour, 0.2)],
    ],
    cx - 110,
    0,
    cx + 110,
    0,
  );
  const frontRef = pen.shape(`<path d="${front}"/>`);
  return {
    shadow: shadow(pen, cx + 4, y + 108, 116, 28),
    body:
      path(back, darken(colour, 0.42), 14) +
      path(back, darken(colour, 0.16), 9) +
      `<g fill="none" stroke-linecap="round"><use href="${frontRef}" stroke="${darken(colour, 0.3)}" stroke-width="15"/><use href="${frontRef}" stroke="${rope}" stroke-width="12"/><use href="${frontRef}" stroke="${darken(colour, 0.45)}" stroke-opacity=".3" stroke-width="12" stroke-dasharray="1.5 5"/></g>` +
      svg`<path d="M${cx - 52} ${y + 12}q4 -22 32 -26h40q28 4 32 26q-52 14 -104 0Z" fill="${downPaint(pen, accent)}"/>` +
      `<g transform="translate(${cx} ${y + 2})">${loudMark(look, 62, 17)}</g>` +
      handle(pen, [cx + 2, y - 14], [cx + 92, y - 192], 11, accent),
    box: [cx - 120, y - 202, cx + 122, y + 132],
    footprint: [230, 120],
  };
}

function broom(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const hair: Block = { width: 286, depth: 62, bottom: 0, top: 62, radius: 8 };
  const body: Block = { width: 280, depth: 56, bottom: 62, top: 88, radius: 13 };
  const wood = look.accentGiven ? accent : '#c99a5b';
  const [x, y] = project(0, 88, 0);
  return {
    shadow: blockShadow(pen, hair),
    body:
      bristles(pen, hair, colour, 3) +
      prism(pen, body, wood) +
      `<g ${onFace('front', -92, 86, -28)}><g transform="translate(20 12)">${loudMark(look, 72, 18)}</g></g>` +
      lathe(
        pen,
        x + 2,
        y + 4,
        [
          [22, 0],
          [20, 16],
          [13, 26],
        ],
        darken(wood, 0.2),
        'plastic',
      ) +
      handle(
        pen,
        [x + 3, y - 18],
        [x + 104, y - 226],
        12,
        wood,
        look.accentGiven ? steel : lighten(wood, 0.15),
      ),
    box: [project(-143, 0, -31)[0], y - 238, project(143, 0, 31)[0], project(143, 0, -31)[1]],
    footprint: [290, 66],
  };
}

export const mops: Record<'mop-flat' | 'mop-string' | 'broom', Form> = {
  'mop-flat': { tall: 110, draw: flatMop },
  'mop-string': { tall: 110, draw: stringMop },
  broom: { tall: 110, draw: broom },
};
