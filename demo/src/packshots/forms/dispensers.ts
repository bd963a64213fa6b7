/** Dispensers as they hang on a wall: soap, towels, toilet paper. */

import { axisX, onFace, project } from '../kit/camera.ts';
import { brightness, darken, lighten } from '../kit/colour.ts';
import { brandMark, printFor } from '../kit/label.ts';
import { lathe } from '../kit/lathe.ts';
import { shadow } from '../kit/light.ts';
import { type Pen, svg } from '../kit/pen.ts';
import { type Block, prism, prismBox, rimPath, wallPath } from '../kit/prism.ts';
import { endDisc, type Lying, lyingPaint, sectionPath } from '../kit/roll.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

/** Mark in the brand's colour, straight on the cover; lettering alone on a coloured one. */
function coverMark(look: Look, width: number, height: number): string {
  const print = printFor(look, brightness(look.colour) > 0.8 ? '#888888' : look.colour);
  return brandMark(look.brand, width, height, print.mark, print.markInk);
}

/** A narrow window in the cover: smoked plastic, the level of the filling behind it, a slanting reflection. */
function levelWindow(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  filling: string,
  level: number,
): string {
  const h = height * level;
  const glass = pen.across(
    [
      [0, '#1b2a3f', 0.85],
      [1, '#42566f', 0.7],
    ],
    'down',
  );
  return (
    svg`<rect x="${x - 1.5}" y="${y - 1.5}" width="${width + 3}" height="${height + 3}" rx="${width / 2 + 1.5}" fill="#fff" opacity=".7"/>` +
    svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="${glass}"/>` +
    svg`<path d="M${x} ${y + height - h}h${width}v${h - width / 2}a${width / 2} ${width / 2} 0 0 1 ${-width} 0Z" fill="${filling}" opacity=".92"/>` +
    svg`<rect x="${x + width * 0.18}" y="${y + width * 0.4}" width="${width * 0.22}" height="${height - width * 0.8}" rx="${width * 0.11}" fill="#fff" opacity=".5"/>`
  );
}

/** A long soft reflection down the left of the front. */
function sheen(pen: Pen, height: number, width: number): string {
  const light = pen.across(
    [
      [0, '#ffffff', 0.75],
      [1, '#ffffff', 0.05],
    ],
    'down',
  );
  return svg`<path d="M8 10h${width}l${-width * 0.55} ${height}H8Z" fill="${light}" opacity=".5"/>`;
}

function soapDispenser(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const body: Block = { width: 118, depth: 92, bottom: 56, top: 272, radius: 26 };
  const lever: Block = { width: 100, depth: 40, bottom: 34, top: 84, radius: 16, z: -44 };
  const crown: Block = { ...body, width: 110, depth: 84, bottom: 272, top: 278, radius: 23 };
  const [nx, ny] = project(0, 14, -34);
  const box = prismBox(body);
  const foot = project(0, 0, 0);
  const soap = look.accentGiven ? accent : '#f2a7c3';
  const pusher = look.accentGiven ? accent : darken(colour, brightness(colour) > 0.5 ? 0.2 : 0);
  return {
    shadow: shadow(pen, foot[0] + 4, foot[1], 70, 22, 0.7),
    body:
      lathe(
        pen,
        nx,
        ny,
        [
          [5, 0],
          [6, 4],
          [9, 24],
        ],
        '#cfd5dc',
        'metal',
      ) +
      prism(pen, body, colour) +
      prism(pen, crown, colour) +
      `<g ${onFace('front', -59, 272, -46)}>${sheen(pen, 120, 40)}${levelWindow(pen, 50, 78, 18, 78, soap, 0.64)}<g transform="translate(59 42)">${coverMark(look, 78, 27)}</g></g>` +
      prism(pen, lever, pusher) +
      `<g ${onFace('front', -50, 84, -64)}><path d="M30 26q20 9 40 0" stroke="#0e1830" stroke-opacity=".35" stroke-width="3" stroke-linecap="round" fill="none"/></g>`,
    box: [box[0], box[1] - 8, box[2], foot[1] + 12],
    footprint: [body.width, body.depth],
  };
}

function paperDispenser(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const body: Block = { width: 224, depth: 108, bottom: 62, top: 286, radius: 30 };
  const crown: Block = { ...body, width: 214, depth: 98, bottom: 286, top: 292, radius: 27 };
  const box = prismBox(body);
  const foot = project(0, 0, 0);
  const paper = look.accentGiven ? accent : '#ffffff';
  const [a, b] = [project(-72, 70, -48), project(72, 70, -48)];
  const sheet = pen.linear(
    [
      [0, darken(paper, 0.4)],
      [0.3, darken(paper, 0.12)],
      [0.6, lighten(paper, 0.3)],
      [1, darken(paper, 0.06)],
    ],
    0,
    a[1] + 8,
    0,
    b[1] + 62,
  );
  return {
    shadow: shadow(pen, foot[0] + 6, foot[1] - 4, 112, 30, 0.6),
    body:
      prism(pen, body, colour) +
      prism(pen, crown, colour) +
      `<path d="${rimPath(body, 216)}" stroke="#0e1830" stroke-opacity=".22" stroke-width="1.6" fill="none"/><path d="${rimPath(body, 214)}" stroke="#fff" stroke-opacity=".8" stroke-width="1.2" fill="none"/>` +
      `<path d="${wallPath(body, 62, 70)}" fill="#0e1830" opacity=".45"/>` +
      svg`<path d="M${a[0]} ${a[1] - 4}L${b[0]} ${b[1] - 4}q4 30 -4 64q-34 2 -64 -7t-62 -10q6 -30 -1 -67Z" fill="${sheet}"/>` +
      svg`<path d="M${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + 2}q-3 26 2 53" stroke="#9fabbb" stroke-width="1.2" fill="none"/>` +
      `<g ${onFace('front', -112, 286, -54)}>${sheen(pen, 150, 66)}${levelWindow(pen, 180, 92, 16, 98, paper, 0.62)}<g transform="translate(104 126)">${coverMark(look, 116, 38)}</g><circle cx="112" cy="24" r="7" fill="#8b95a3"/><circle cx="112" cy="23" r="5.5" fill="#d9dfe6"/><path d="M112 20v6" stroke="#56606d" stroke-width="2"/>` +
      svg`<path d="M30 214Q112 206 194 214V224H30Z" fill="#0e1830" opacity=".35"/></g>`,
    box: [box[0], box[1] - 8, box[2], foot[1] + 20],
    footprint: [body.width, body.depth],
  };
}

/** A drum for a jumbo roll: what is left is to be seen in the curved window. */
function rollDispenser(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const r = 118;
  const centre = project(0, r + 40, -44);
  const roll: Lying = { axis: 'z', centre, radius: r, length: 88 };
  const foot = project(0, 0, 0);
  const paper = look.accentGiven ? accent : '#ffffff';
  const [x, y] = centre;
  const sheet = pen.linear(
    [
      [0, darken(paper, 0.35)],
      [0.35, lighten(paper, 0.2)],
      [1, darken(paper, 0.1)],
    ],
    0,
    y + r * 0.72,
    0,
    y + r + 52,
  );
  const cover = pen.across(
    [
      [0, lighten(colour, 0.5)],
      [0.45, colour],
      [1, darken(colour, 0.22)],
    ],
    'down',
  );
  const dome = pen.radial(
    [
      [0, '#ffffff', 0.75],
      [0.6, '#ffffff', 0.1],
      [1, '#ffffff', 0],
    ],
    0.3,
    0.24,
    0.6,
  );
  return {
    shadow: shadow(pen, foot[0] + 8, foot[1] - 2, 92, 26, 0.6),
    body:
      svg`<path d="M${x - 44 + 18} ${y + r * 0.7}l78 10q4 34 -3 66q-20 4 -38 -2t-36 -9q6 -32 -1 -65Z" fill="${sheet}"/>` +
      `<path d="${sectionPath(roll, 0, roll.length)}" fill="${lyingPaint(pen, roll, darken(colour, 0.08), 'plastic')}"/>` +
      endDisc(roll, 1, cover) +
      endDisc(roll, 0.985, 'none', ' stroke="#fff" stroke-opacity=".8" stroke-width="2"') +
      endDisc(roll, 0.9, cover) +
      endDisc(roll, 0.9, 'none', ` stroke="${darken(colour, 0.3)}" stroke-opacity=".5" stroke-width="1.2"`) +
      endDisc(roll, 0.89, dome) +
      `<g transform="${svg`matrix(${String(axisX[0].toFixed(3))} ${String(axisX[1].toFixed(3))} 0 .951 ${x} ${y})`}">` +
      // Window: an arc of smoked plastic, with the paper's edge in it.
      '<path d="M-58 44A74 74 0 0 1 -62 -40" stroke="#fff" stroke-width="21" stroke-linecap="round" fill="none" opacity=".7"/><path d="M-58 44A74 74 0 0 1 -62 -40" stroke="#22324a" stroke-opacity=".85" stroke-width="18" stroke-linecap="round" fill="none"/>' +
      `<path d="M-55 42A70 70 0 0 1 -69 8" stroke="${paper}" stroke-width="14" stroke-linecap="round" fill="none"/>` +
      `<g transform="translate(22 -4)">${coverMark(look, 104, 36)}</g><circle cy="-84" r="7" fill="#8b95a3"/><circle cy="-85" r="5.5" fill="#d9dfe6"/><path d="M0 -88v6" stroke="#56606d" stroke-width="2"/>` +
      '<path d="M-44 96Q0 112 48 94L40 101Q0 118 -37 102Z" fill="#0e1830" opacity=".5"/></g>',
    box: [x - r * 0.92, y - r * 1.02 - 24, x + r * 0.9 + 42, foot[1] + 6],
    footprint: [r * 2, 96],
  };
}

export const dispensers: Record<'soap-dispenser' | 'paper-dispenser' | 'toilet-roll-dispenser', Form> = {
  'soap-dispenser': { tall: 28, draw: soapDispenser },
  'paper-dispenser': { tall: 38, draw: paperDispenser },
  'toilet-roll-dispenser': { tall: 32, draw: rollDispenser },
};
