/** A narrow bin for one waste stream: grey, under a lid in the stream's colour. */

import { onFace, project } from '../kit/camera.ts';
import { brightness, darken, inkOn, lighten } from '../kit/colour.ts';
import { loudMark } from '../kit/label.ts';
import { upPaint } from '../kit/light.ts';
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
import { escapeText, fitText, shorten } from '../kit/text.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

/** Litres from which a bin has the tall body: 28 × 58 × 88 cm instead of 60 cm. */
const TALL_FROM = 75;

function sortingBin(look: Look): Drawing {
  const { pen, colour } = look;
  const lidColour = look.accentGiven ? look.accent : darken(colour, 0.35);
  const height = look.litres >= TALL_FROM ? 262 : 182;
  const body: Block = { width: 118, depth: 172, bottom: 0, top: height, radius: 13 };
  const rim: Block = { ...body, width: 126, depth: 180, bottom: height - 2, top: height + 8, radius: 16 };
  const lid: Block = { ...rim, width: 132, depth: 186, bottom: height + 8, top: height + 30, radius: 18 };
  const crown: Block = { ...lid, width: 106, depth: 158, bottom: lid.top, top: lid.top + 9, radius: 16 };
  const line = shorten(look.label, 12);
  const ink = inkOn(lidColour);
  // Paper goes through a slot; for the rest the lid is lifted at its lip.
  const slot =
    line === 'papier'
      ? `<g ${onFace('top', 0, crown.top, 0)}><rect x="-10" y="-58" width="20" height="116" rx="9" fill="${darken(lidColour, 0.75)}"/></g>`
      : '';
  const lip: Block = { width: 62, depth: 16, bottom: height + 6, top: height + 18, radius: 6, z: -98 };
  const [hx, hy] = project(0, height - 26, -86);
  const front = -body.depth / 2;
  return {
    shadow: blockShadow(pen, body),
    body:
      prism(pen, body, colour) +
      `<g ${onFace('side', 59, height - 26, -46)}><rect width="92" height="20" rx="10" fill="#0e1830" opacity=".3"/><rect x="3" y="8" width="86" height="12" rx="6" fill="#fff" opacity=".16"/></g>` +
      svg`<path d="M${project(-44, 0, front)[0]} ${project(-44, 16, front)[1]}v${-(height - 60) * 0.95}" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>` +
      `<g ${onFace('front', -42, height * 0.7, front)}><rect width="84" height="66" rx="7" fill="${lidColour}"/><g transform="translate(42 22)">${loudMark(look, 70, 23)}</g>` +
      (line === ''
        ? ''
        : svg`<text x="42" y="54" text-anchor="middle" font-size="${fitText(line, 72, 18)}" font-weight="700" fill="${ink}">${escapeText(line)}</text>`) +
      '</g>' +
      `<path d="${wallPath(rim)}" fill="${wallPaint(pen, rim, darken(colour, 0.25))}"/>` +
      prism(pen, lid, lidColour) +
      `<path d="${wallPath(lid, height + 8, height + 12)}" fill="#0e1830" opacity=".22"/>` +
      prism(pen, crown, brightness(lidColour) < 0.3 ? lighten(lidColour, 0.08) : lidColour) +
      slot +
      `<path d="${wallPath(lip)}" fill="${wallPaint(pen, lip, lidColour)}"/><path d="${footprintPath(lip, lip.top)}" fill="${upPaint(pen, lidColour)}"/>` +
      svg`<ellipse cx="${hx}" cy="${hy - 4}" rx="26" ry="4" transform="rotate(9 ${hx} ${hy})" fill="#0e1830" opacity=".25"/>`,
    box: prismBox({ ...lid, bottom: 0, top: crown.top }),
    footprint: [lid.width, lid.depth],
  };
}

export const sortingBins: Record<'sorting-bin', Form> = { 'sorting-bin': { tall: 66, draw: sortingBin } };
