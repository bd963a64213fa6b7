/** Hand tools: dustpan and brush, scrubbing brush, squeegee. */

import { bristles } from '../kit/bristles.ts';
import { onFace, project } from '../kit/camera.ts';
import { brightness, darken, lighten } from '../kit/colour.ts';
import { loudMark } from '../kit/label.ts';
import { downPaint, shadow } from '../kit/light.ts';
import { svg } from '../kit/pen.ts';
import { type Block, blockShadow, prism } from '../kit/prism.ts';
import { bar, cord } from '../kit/strokes.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

const steel = '#c2c8d0';

function dustpan(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const p = (x: number, y: number, z: number) => svg`${project(x, y, z)[0]} ${project(x, y, z)[1]}`;
  const floor = pen.across([
    [0, lighten(colour, 0.3)],
    [0.6, colour],
    [1, darken(colour, 0.2)],
  ]);
  const back = pen.across([
    [0, lighten(colour, 0.12)],
    [1, darken(colour, 0.28)],
  ]);
  const [hx, hy] = project(0, 46, 74);
  const ribs = [-60, -30, 0, 30, 60].map((x) => `M${p(x, 1, -84)}L${p(x * 0.9, 1, 50)}`).join('');
  const hair: Block = { width: 150, depth: 26, bottom: 10, top: 44, radius: 5, x: -6, z: -52 };
  const wood: Block = { width: 154, depth: 30, bottom: 44, top: 62, radius: 10, x: -6, z: -52 };
  const tail = project(74, 54, -52);
  return {
    shadow: blockShadow(pen, { width: 210, depth: 176, bottom: 0, top: 1, radius: 10, z: -6 }),
    body:
      svg`<path d="M${hx - 12} ${hy + 4}L${hx + 62} ${hy - 92}" stroke="${darken(colour, 0.4)}" stroke-width="27" stroke-linecap="round"/>` +
      bar(pen, hx - 10, hy + 2, hx + 62, hy - 92, 23, colour) +
      svg`<ellipse cx="${hx + 60}" cy="${hy - 88}" rx="4" ry="6" transform="rotate(38 ${hx + 60} ${hy - 88})" fill="#fff"/>` +
      `<path d="M${p(-94, 0, 66)}L${p(-94, 58, 70)}Q${p(0, 74, 76)} ${p(94, 58, 70)}L${p(94, 0, 66)}Z" fill="${back}"/>` +
      `<path d="M${p(-106, 0, -92)}L${p(106, 0, -92)}L${p(94, 0, 66)}L${p(-94, 0, 66)}Z" fill="${floor}"/><path d="${ribs}" stroke="#0e1830" stroke-opacity=".2" stroke-width="3"/>` +
      `<path d="M${p(-106, 0, -92)}L${p(-94, 0, 66)}L${p(-94, 58, 70)}Q${p(-102, 44, -20)} ${p(-106, 5, -92)}Z" fill="${darken(colour, 0.3)}"/>` +
      bristles(pen, hair, look.accentGiven ? lighten(accent, 0.15) : '#e9e4d6', 3) +
      prism(pen, wood, accent) +
      `<g ${onFace('front', -70, 60, -67)}><g transform="translate(58 8)">${loudMark(look, 60, 14)}</g></g>` +
      bar(pen, tail[0] - 8, tail[1] + 1, tail[0] + 84, tail[1] + 15, 17, accent) +
      `<path d="M${p(106, 0, -92)}L${p(94, 0, 66)}L${p(94, 58, 70)}Q${p(102, 44, -20)} ${p(106, 5, -92)}Z" fill="${pen.across(
        [
          [0, lighten(colour, 0.1)],
          [1, darken(colour, 0.3)],
        ],
      )}" opacity=".94"/>` +
      `<path d="M${p(-106, 0, -92)}L${p(106, 0, -92)}" stroke="${darken(colour, 0.5)}" stroke-width="5" stroke-linecap="round"/>`,
    box: [project(-106, 0, -92)[0], hy - 104, project(74, 0, 0)[0] + 92, project(106, 0, -92)[1] + 4],
    footprint: [230, 180],
  };
}

/** Scrubbing brush with a handle. */
function brush(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const hair: Block = { width: 196, depth: 72, bottom: 0, top: 44, radius: 26 };
  const body: Block = { width: 206, depth: 80, bottom: 44, top: 70, radius: 32 };
  const [a, b] = [project(-74, 70, 0), project(76, 70, 0)];
  const bristle = look.accentGiven ? accent : brightness(colour) > 0.8 ? '#3f79c4' : '#f1efe8';
  return {
    shadow: blockShadow(pen, hair),
    body:
      bristles(pen, hair, bristle, 3.6) +
      prism(pen, body, colour) +
      cord(
        svg`M${a[0]} ${a[1]}C${a[0] + 10} ${a[1] - 66} ${b[0] - 26} ${b[1] - 74} ${b[0]} ${b[1]}`,
        24,
        colour,
      ) +
      `<g ${onFace('front', -50, 66, -40)}><g transform="translate(50 11)">${loudMark(look, 76, 19)}</g></g>`,
    box: [project(-103, 0, -40)[0], b[1] - 82, project(103, 0, 40)[0], project(103, 0, -40)[1]],
    footprint: [206, 80],
  };
}

/** Window squeegee, standing on its blade's end of the picture: rubber up, grip down. */
function squeegee(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const grip = look.accentGiven ? accent : '#2c323c';
  return {
    shadow: shadow(pen, 214, 352, 74, 14, 0.75),
    body:
      '<g transform="rotate(9 200 200)">' +
      bar(pen, 200, 132, 200, 216, 20, steel, 'metal') +
      svg`<path d="M182 204h36l4 124q-2 22 -22 22t-22 -22Z" fill="${pen.linear(
        [
          [0, darken(grip, 0.3)],
          [0.2, lighten(grip, 0.35)],
          [0.5, grip],
          [1, darken(grip, 0.5)],
        ],
        178,
        0,
        222,
        0,
      )}"/>` +
      '<path d="M184 232q16 6 32 0M183 250q17 6 34 0M183 268q17 6 34 0M182 286q18 6 36 0" stroke="#000" stroke-opacity=".35" stroke-width="3.5" fill="none"/>' +
      svg`<path d="M168 118h64l-10 34h-44Z" fill="${downPaint(pen, colour)}"/><g transform="translate(200 133)">${loudMark(look, 54, 15)}</g>` +
      '<path d="M54 78L346 78L343 97L57 97Z" fill="#20252d"/><path d="M54 79h292" stroke="#6d7784" stroke-width="2"/>' +
      svg`<rect x="58" y="94" width="284" height="26" rx="5" fill="${downPaint(pen, brightness(colour) > 0.2 ? colour : steel)}"/><path d="M66 100h268" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/>` +
      svg`<rect x="54" y="92" width="14" height="30" rx="4" fill="${grip}"/><rect x="332" y="92" width="14" height="30" rx="4" fill="${darken(grip, 0.3)}"/></g>`,
    box: [52, 54, 350, 356],
    footprint: [290, 50],
  };
}

export const handTools: Record<'dustpan' | 'brush' | 'squeegee', Form> = {
  dustpan: { tall: 24, draw: dustpan },
  brush: { tall: 12, draw: brush },
  squeegee: { tall: 28, draw: squeegee },
};
