/** Bins that close: a thick-walled drum under a loose lid, and a bin under a swing lid. */

import { flat, onFace } from '../kit/camera.ts';
import { brightness, darken, inkOn, lighten } from '../kit/colour.ts';
import { loudMark, sizeUnderMark } from '../kit/label.ts';
import { disc, edge, lathe } from '../kit/lathe.ts';
import { glint, shadow, upPaint } from '../kit/light.ts';
import { svg } from '../kit/pen.ts';
import { type Block, blockShadow, prism, prismBox, wallPath } from '../kit/prism.ts';
import { cord } from '../kit/strokes.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

/** The mark, and the size under it, centred on 0,0. */
const print = (look: Look, width: number): string =>
  loudMark(look, width, width * 0.33) + sizeUnderMark(look, 0, 0, width);

function drumBin(look: Look): Drawing {
  const { pen, colour } = look;
  const lid = look.accentGiven ? look.accent : darken(colour, 0.16);
  const [cx, base, height, top, foot] = [200, 344, 206, 92, 74];
  const y = base - height;
  const at = (h: number) => foot + ((top - foot) * h) / height;
  const hoop = (h: number) =>
    edge(cx, base - h, at(h), '#0e1830', 2.5, 0.3) + edge(cx, base - h + 3, at(h), '#fff', 2, 0.4);
  const hold = (x: number) =>
    svg`<ellipse cx="${x}" cy="${y + 44}" rx="13" ry="9" fill="${darken(colour, 0.62)}"/><path d="M${x - 12} ${y + 48}q12 9 24 0" stroke="#fff" stroke-opacity=".5" stroke-width="2" fill="none"/>`;
  return {
    shadow: shadow(pen, cx, base, foot),
    body:
      lathe(
        pen,
        cx,
        base,
        [
          [foot - 4, 0],
          [foot, 0, foot + 0.5, 6],
          [top, height],
        ],
        colour,
        'plastic',
      ) +
      hoop(58) +
      hoop(150) +
      glint(pen, [cx - top * 0.74, y + 36], [cx - foot * 0.76, base - 16], 9, 0.45) +
      hold(cx - top * 0.66) +
      hold(cx + top * 0.7) +
      svg`<g transform="translate(${cx} ${base - 84})">${print(look, 92)}</g>` +
      lathe(
        pen,
        cx,
        y + 10,
        [
          [top + 4, 0],
          [top + 6, 4],
          [top + 5, 18],
          [top - 4, 24, top - 34, 34],
          [34, 40],
        ],
        lid,
        'plastic',
      ) +
      disc(cx, y - 30, 34, upPaint(pen, lid)) +
      cord(
        svg`M${cx - 30} ${y - 28}C${cx - 26} ${y - 58} ${cx + 26} ${y - 58} ${cx + 30} ${y - 28}`,
        13,
        lid,
      ) +
      edge(cx, y + 12, top + 4, '#0e1830', 2, 0.3),
    box: [cx - top - 6, y - 58, cx + top + 6, base + foot * flat],
    footprint: [top * 2.1, top * 2],
  };
}

function swingBin(look: Look): Drawing {
  const { pen, colour } = look;
  const lid = look.accentGiven ? look.accent : darken(colour, brightness(colour) > 0.8 ? 0.1 : 0.2);
  const body: Block = { width: 138, depth: 112, bottom: 0, top: 196, radius: 18 };
  const hood: Block = { ...body, width: 146, depth: 120, bottom: 192, top: 252, radius: 20 };
  const crown: Block = { ...hood, width: 128, depth: 102, bottom: 252, top: 262, radius: 18 };
  const front = -hood.depth / 2;
  const flap = pen.across(
    [
      [0, darken(lid, 0.38)],
      [1, lighten(lid, 0.15)],
    ],
    'down',
  );
  return {
    shadow: blockShadow(pen, body),
    body:
      prism(pen, body, colour) +
      `<g ${onFace('front', 0, 112, -56)}>${print(look, 86)}</g>` +
      prism(pen, hood, lid) +
      `<path d="${wallPath(hood, 192, 196)}" fill="#0e1830" opacity=".25"/>` +
      prism(pen, crown, lid) +
      // The flap turns on its middle; at rest its lower edge stands a little inwards.
      `<g ${onFace('front', -54, 244, front - 0.5)}><rect width="108" height="44" rx="7" fill="${darken(lid, 0.72)}"/><path d="M4 4H104L98 38H10Z" fill="${flap}"/><path d="M6 6H102" stroke="#fff" stroke-opacity=".7" stroke-width="2"/><path d="M40 24l14 8 14 -8" stroke="${inkOn(lid)}" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/></g>`,
    box: prismBox({ ...hood, bottom: 0, top: crown.top }),
    footprint: [hood.width, hood.depth],
  };
}

export const liddedBins: Record<'drum-bin' | 'swing-bin', Form> = {
  'drum-bin': { tall: 60, draw: drumBin },
  'swing-bin': { tall: 56, draw: swingBin },
};
