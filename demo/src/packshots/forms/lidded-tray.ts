/** A meal tray under a clear lid that clicks onto its rim. */

import { project } from '../kit/camera.ts';
import { darken, lighten } from '../kit/colour.ts';
import { loudMark } from '../kit/label.ts';
import { svg } from '../kit/pen.ts';
import { blockShadow } from '../kit/prism.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

/** Half sizes: of the rim, the foot and the lid's crown; heights of the rim and the crown. */
const [W, D, w, d, h] = [132, 92, 106, 68, 64];
const [CW, CD, CROWN] = [112, 74, 92];

const p = (x: number, y: number, z: number) => svg`${project(x, y, z)[0]} ${project(x, y, z)[1]}`;
const ring = (x: number, y: number, z: number) =>
  `M${p(-x, y, -z)}L${p(x, y, -z)}L${p(x, y, z)}L${p(-x, y, z)}Z`;

function liddedTray(look: Look): Drawing {
  const { pen, colour } = look;
  const fade = (from: string, to: string) =>
    pen.across([
      [0, from],
      [1, to],
    ]);
  const tray =
    `<path d="${ring(W, h, D)}" fill="${darken(colour, 0.3)}"/>` +
    `<path d="M${p(-W, h, D)}L${p(W, h, D)}L${p(w, 8, d)}L${p(-w, 8, d)}Z" fill="${fade(lighten(colour, 0.26), colour)}"/>` +
    `<path d="M${p(-W, h, -D)}L${p(-W, h, D)}L${p(-w, 8, d)}L${p(-w, 8, -d)}Z" fill="${darken(colour, 0.4)}"/>` +
    `<path d="M${p(-W, h, -D)}L${p(W, h, -D)}L${p(w, 0, -d)}L${p(-w, 0, -d)}Z" fill="${fade(lighten(colour, 0.16), darken(colour, 0.1))}"/>` +
    `<path d="M${p(W, h, -D)}L${p(W, h, D)}L${p(w, 0, d)}L${p(w, 0, -d)}Z" fill="${fade(darken(colour, 0.12), darken(colour, 0.42))}"/>` +
    `<path d="${ring(W + 3, h, D + 3)}" fill="none" stroke="${lighten(colour, 0.3)}" stroke-width="6" stroke-linejoin="round"/>`;
  const wall = (a: string, b: string, opacity: string) =>
    `<path d="M${a}L${b}Z" fill="#dcebf5" fill-opacity="${opacity}" stroke="#fff" stroke-opacity=".9" stroke-width="1.6" stroke-linejoin="round"/>`;
  const shine = pen.across([
    [0, '#ffffff', 0.85],
    [0.35, '#e9f3fa', 0.4],
    [0.6, '#ffffff', 0.62],
    [1, '#c9dceb', 0.4],
  ]);
  const lid =
    wall(`${p(-W, h + 8, -D)}L${p(W, h + 8, -D)}`, `${p(CW, CROWN, -CD)}L${p(-CW, CROWN, -CD)}`, '.5') +
    wall(`${p(W, h + 8, -D)}L${p(W, h + 8, D)}`, `${p(CW, CROWN, CD)}L${p(CW, CROWN, -CD)}`, '.34') +
    `<path d="${ring(CW, CROWN, CD)}" fill="${shine}" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="${ring(CW - 12, CROWN, CD - 12)}" fill="none" stroke="#7f9bb0" stroke-opacity=".7" stroke-width="1.4" stroke-linejoin="round"/>` +
    // The skirt that clicks over the rim, with the tab to open it at the near corner.
    `<path d="M${p(-W - 5, h + 8, -D - 5)}L${p(W + 5, h + 8, -D - 5)}L${p(W + 5, h + 8, D + 5)}V${svg`${project(W + 5, h - 4, D + 5)[1]}`}L${p(W + 5, h - 4, -D - 5)}L${p(-W - 5, h - 4, -D - 5)}Z" fill="#e3f0f8" fill-opacity=".62" stroke="#8ca6b8" stroke-opacity=".75" stroke-width="1.2" stroke-linejoin="round"/>` +
    `<path d="M${p(-W - 5, h + 8, -D - 5)}L${p(W + 5, h + 8, -D - 5)}L${p(W + 5, h + 8, D + 5)}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="M${p(W - 26, h + 4, -D - 7)}L${p(W + 8, h + 4, -D - 7)}L${p(W + 14, h - 8, -D - 18)}L${p(W - 24, h - 8, -D - 18)}Z" fill="#f3f9fd" stroke="#8ca6b8" stroke-opacity=".8"/>` +
    `<path d="M${p(-CW + 20, CROWN, CD - 18)}L${p(-CW + 84, CROWN, CD - 18)}L${p(-CW + 20, CROWN, -CD + 36)}Z" fill="#fff" opacity=".5"/>`;
  const [mx, my] = project(-40, 34, -80);
  return {
    shadow: blockShadow(pen, { width: w * 2, depth: d * 2, bottom: 0, top: 1 }),
    body:
      tray + svg`<g transform="matrix(.883 .145 -.1 .95 ${mx} ${my})">${loudMark(look, 84, 24)}</g>` + lid,
    box: [
      project(-W - 8, 0, -D)[0],
      project(-CW, CROWN, CD)[1] - 2,
      project(W + 8, 0, D)[0],
      project(w, 0, -d)[1],
    ],
    footprint: [W * 2, D * 2],
    pile: { rise: 84, gaps: false },
  };
}

export const liddedTrays: Record<'lidded-tray', Form> = { 'lidded-tray': { tall: 9, draw: liddedTray } };
