/** Square cans with a moulded grip: 5, 10 and 20 litres differ in proportions, cap and ribs. */

import { flat, onFace, project } from '../kit/camera.ts';
import { brightness, darken, lighten } from '../kit/colour.ts';
import { flatLabel, printFor } from '../kit/label.ts';
import { upPaint } from '../kit/light.ts';
import { svg } from '../kit/pen.ts';
import {
  type Block,
  blockShadow,
  footprintPath,
  prism,
  prismBox,
  rimPath,
  wallPaint,
  wallPath,
} from '../kit/prism.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';
import { cap } from '../kit/vessel.ts';

/** World units, of which four make a centimetre for every can. */
interface Can {
  width: number;
  depth: number;
  height: number;
  radius: number;
  cap: number;
  label: readonly [width: number, height: number];
  /** Heights of the grooves that stiffen the walls of a heavy can. */
  ribs: readonly number[];
  /** Beside the largest; less apart than in reality, or the smallest could not be read in a list. */
  share: number;
}

const small: Can = {
  width: 118,
  depth: 74,
  height: 152,
  radius: 18,
  cap: 20,
  label: [86, 104],
  ribs: [],
  share: 0.8,
};
const medium: Can = {
  width: 132,
  depth: 106,
  height: 176,
  radius: 21,
  cap: 21,
  label: [96, 112],
  ribs: [18],
  share: 0.91,
};
const large: Can = {
  width: 166,
  depth: 146,
  height: 224,
  radius: 24,
  cap: 25,
  label: [112, 116],
  ribs: [26, 46],
  share: 1,
};

function canOf(litres: number): Can {
  if (litres > 10) return large;
  return litres === 0 || litres > 5 ? medium : small;
}

function jerrycan(look: Look): Drawing {
  const { pen, colour, accent, litres } = look;
  const can = canOf(litres);
  const { width, depth, height, radius } = can;
  const body: Block = { width, depth, bottom: 0, top: height, radius };
  const shoulder: Block = {
    width: width - 12,
    depth: depth - 12,
    bottom: height,
    top: height + 13,
    radius: radius - 2,
  };
  const [neckX, neckY] = project(-width / 2 + can.cap + 11, shoulder.top, -depth * 0.08);
  // The grip: a flat bar on two broad feet, moulded with the can and as high as its cap.
  const from = -width / 2 + can.cap * 2 + 14;
  const to = width / 2 - 10;
  const grip: Block = {
    width: to - from,
    depth: 24,
    bottom: shoulder.top + 23,
    top: shoulder.top + 34,
    radius: 9,
    x: (from + to) / 2,
  };
  const foot = (x: number, tone: string) => {
    const [low, high] = [project(x, shoulder.top - 1, 0), project(x, grip.bottom, 0)];
    return svg`<path d="M${low[0]} ${low[1]}L${high[0]} ${high[1]}" stroke="${tone}" stroke-width="17"/><path d="M${low[0] - 5} ${low[1] - 1}L${high[0] - 5} ${high[1]}" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>`;
  };
  const groove = (y: number) =>
    svg`<path d="${rimPath(body, y)}" stroke="#0e1830" stroke-opacity=".22" stroke-width="4" fill="none"/><path d="${rimPath(body, y - 3.5)}" stroke="#fff" stroke-opacity=".4" stroke-width="2" fill="none"/>`;
  const [labelWidth, labelHeight] = can.label;
  const labelTop = height - 16;
  const box = prismBox(body);
  const dent = project(-width / 2 + radius, 14, -depth / 2);
  const emboss = brightness(colour) > 0.3 ? darken(colour, 0.4) : lighten(colour, 0.35);
  const content =
    litres === 0
      ? ''
      : svg`<g ${onFace('side', width / 2, height * 0.6, 0)}><text text-anchor="middle" font-size="${depth * 0.26}" font-weight="800" fill="${emboss}" opacity=".6">${litres} L</text></g>`;
  return {
    shadow: blockShadow(pen, body),
    body:
      prism(pen, body, colour) +
      can.ribs.map(groove).join('') +
      svg`<path d="M${dent[0] - radius * 0.5} ${dent[1]}v${-(height - 40) * 0.95}" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>` +
      content +
      `<path d="${wallPath(shoulder)}" fill="${wallPaint(pen, shoulder, colour)}"/><path d="${footprintPath(shoulder, shoulder.top)}" fill="${upPaint(pen, colour)}"/>` +
      svg`<ellipse cx="${project(grip.x ?? 0, 0, 0)[0]}" cy="${project(grip.x ?? 0, shoulder.top, 0)[1]}" rx="${grip.width * 0.44}" ry="${grip.width * 0.44 * flat}" fill="#0e1830" opacity=".16"/>` +
      foot(to - 10, darken(colour, 0.24)) +
      foot(from + 10, darken(colour, 0.12)) +
      prism(pen, grip, colour) +
      cap(pen, neckX, neckY, can.cap, 27, accent) +
      `<g ${onFace('front', -labelWidth / 2, labelTop, -depth / 2)}>${flatLabel(look, labelWidth, labelHeight, printFor(look), 7)}</g>` +
      `<path d="${wallPath(body)}" fill="none" stroke="${darken(colour, 0.4)}" stroke-opacity=".35"/>`,
    box: [box[0], Math.min(neckY - 34, project(0, grip.top, 12)[1] - 10), box[2], box[3]],
    share: can.share,
    footprint: [width, depth],
  };
}

export const jerrycans: Record<'jerrycan', Form> = { jerrycan: { tall: 40, draw: jerrycan } };
