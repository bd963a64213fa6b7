/** Folded paper in packs, and rolls packed in foil. */

import { flat, onFace, project } from '../kit/camera.ts';
import { darken, lighten } from '../kit/colour.ts';
import { brandMark, flatLabel, printFor } from '../kit/label.ts';
import { type Pen, svg } from '../kit/pen.ts';
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
import { standingRoll } from './paper-rolls.ts';

/** Edges of many thin layers, slightly uneven, as a texture for a wall. */
function layers(pen: Pen, colour: string, gap: number): string {
  const dark = darken(colour, 0.34);
  return pen.pattern(
    64,
    gap * 2,
    svg`<path d="M0 ${gap * 0.5}q16 -.8 32 0t32 0M0 ${gap * 1.5}q20 .9 40 0t24 0" stroke="${dark}" stroke-width=".9" fill="none"/><path d="M0 ${gap * 0.5 + 1.2}h64M0 ${gap * 1.5 + 1.2}h64" stroke="#fff" stroke-width=".9" opacity=".7"/>`,
  );
}

function layeredBlock(pen: Pen, block: Block, colour: string, gap: number): string {
  const { width: w, depth: d, top, bottom } = block;
  const paint = layers(pen, colour, gap);
  const wall = (width: number) => svg`<rect width="${width}" height="${top - bottom}" fill="${paint}"/>`;
  return (
    prism(pen, block, colour) +
    `<g opacity=".7"><g ${onFace('front', -w / 2, top, -d / 2)}>${wall(w)}</g><g ${onFace('side', w / 2, top, -d / 2)}>${wall(d)}</g></g>`
  );
}

function handTowels(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 228, depth: 112, bottom: 0, top: 124 };
  const sleeve: Block = { ...block, width: 106, depth: 114, top: 125.5 };
  const print = printFor(look);
  return {
    shadow: blockShadow(pen, block),
    body:
      layeredBlock(pen, block, colour, 6) +
      `<g ${onFace('top', -114, block.top, -56)}><path d="M0 -56H228" stroke="${darken(colour, 0.25)}" stroke-width="1.2"/></g>` +
      // The paper sleeve has a front and a top; its side is inside the pack.
      `<g ${onFace('top', -sleeve.width / 2, sleeve.top, sleeve.depth / 2)}>${svg`<rect width="${sleeve.width}" height="${sleeve.depth}" fill="${lighten(print.paper, 0.28)}"/>`}</g>` +
      `<g ${onFace('front', -sleeve.width / 2, sleeve.top, -sleeve.depth / 2)}>${flatLabel(look, sleeve.width, 125, print, 0)}<path d="M106 0v125" stroke="#0e1830" stroke-opacity=".3"/></g>` +
      `<path d="${rimPath(block, block.top)}" fill="none" stroke="#fff" stroke-opacity=".4"/>`,
    box: prismBox(block),
    footprint: [block.width, block.depth],
    pile: { rise: block.top, gaps: false },
  };
}

function napkins(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 168, depth: 168, bottom: 0, top: 74, radius: 5 };
  const print = printFor(look);
  const fold = darken(colour, 0.28);
  const emboss = pen.pattern(
    10,
    10,
    `<circle cx="5" cy="5" r="1.3" fill="${fold}"/><circle cx="5.6" cy="5.8" r="1" fill="#fff"/>`,
  );
  return {
    shadow: blockShadow(pen, block),
    body:
      layeredBlock(pen, block, colour, 5) +
      `<g ${onFace('top', -84, block.top, 84)}><path d="M10 10H158V158H10ZM24 24V144H144V24Z" fill="${emboss}" fill-rule="evenodd" opacity=".55"/><path d="M24 24H144V144H24Z" fill="none" stroke="${fold}" opacity=".4"/></g>` +
      `<g ${onFace('top', -40, block.top + 0.6, 85)}><path d="M0 0H80V169H0Z" fill="${lighten(print.paper, 0.2)}"/><g transform="translate(40 78)">${brandMark(look.brand, 68, 26, print.mark, print.markInk)}</g></g>` +
      `<g ${onFace('front', -40, block.top + 0.6, -85)}>${flatLabel(look, 80, 74, print, 0)}</g>`,
    box: prismBox(block),
    footprint: [block.width, block.depth],
    pile: { rise: block.top, gaps: false },
  };
}

/** Rolls across, deep and high, for a number in the pack; anything else becomes the next larger pack. */
function packing(count: number): readonly [number, number, number] {
  if (count === 1) return [3, 2, 2];
  if (count <= 2) return [2, 1, 1];
  if (count <= 4) return [2, 1, 2];
  if (count <= 6) return [3, 1, 2];
  if (count <= 8) return [2, 2, 2];
  if (count === 9) return [3, 1, 3];
  return [3, 2, 2];
}

/** Wrapping foil over a block: nearly invisible on the flat, bright on the corners, with a few creases. */
function foil(pen: Pen, block: Block): string {
  const box = prismBox(block);
  const corner = project(block.width / 2 - (block.radius ?? 0), 0, -block.depth / 2)[0];
  const at = (x: number) => (x - box[0]) / (box[2] - box[0]);
  const sheen = pen.linear(
    [
      [0, '#dfe8f2', 0.75],
      [0.05, '#ffffff', 0.15],
      [0.12, '#ffffff', 0.62],
      [0.17, '#ffffff', 0.06],
      [at(corner) - 0.06, '#ffffff', 0.05],
      [at(corner) + 0.02, '#ffffff', 0.75],
      [at(corner) + 0.09, '#8fa2b8', 0.16],
      [0.93, '#6d8099', 0.3],
      [1, '#dfe8f2', 0.7],
    ],
    box[0],
    0,
    box[2],
    0,
  );
  const top = project(0, block.top, 0);
  const creases = svg`M${top[0] - 70} ${top[1] - 6}q40 14 84 2M${top[0] - 30} ${top[1] - 18}q50 6 96 8`;
  return (
    `<path d="${wallPath(block)}" fill="${sheen}"/>` +
    `<path d="${footprintPath(block, block.top)}" fill="#fff" fill-opacity=".42" stroke="#fff" stroke-opacity=".9" stroke-width="1.4"/>` +
    `<path d="${creases}" stroke="#fff" stroke-width="2" stroke-opacity=".5" stroke-linecap="round" fill="none"/>`
  );
}

function toiletPack(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const [across, deep, high] = packing(look.count);
  const r = 42;
  const tall = 78;
  const roll = pen.shape(
    standingRoll(pen, 0, 0, { radius: r, height: tall, hole: 15, emboss: 'none' }, colour),
  );
  const step = tall / Math.cos(Math.asin(flat));
  const rolls: string[] = [];
  for (let layer = 0; layer < high; layer += 1) {
    for (let back = deep - 1; back >= 0; back -= 1) {
      for (let i = 0; i < across; i += 1) {
        const [x, y] = project((i - (across - 1) / 2) * 2 * r, layer * step, (back - (deep - 1) / 2) * 2 * r);
        rolls.push(svg`<use href="${roll}" x="${x}" y="${y}"/>`);
      }
    }
  }
  const block: Block = {
    width: across * 2 * r + 4,
    depth: deep * 2 * r + 4,
    bottom: 0,
    top: high * step + 2,
    radius: r,
  };
  const printed = { from: block.top * 0.16, to: block.top * 0.66 };
  const band = wallPath(block, printed.from, printed.to);
  const flatWidth = block.width - 2 * r + 34;
  const height = printed.to - printed.from;
  const print = { ...printFor({ ...look, colour: '#ffffff' }), paper: accent };
  const front = onFace('front', -flatWidth / 2 - 4, printed.to, -block.depth / 2);
  return {
    shadow: blockShadow(pen, block),
    body:
      rolls.join('') +
      `<path d="${band}" fill="${wallPaint(pen, block, accent, 0.97)}"/>` +
      `<path d="${wallPath(block, printed.from, printed.from + height * 0.14)}" fill="${wallPaint(pen, block, look.brandColour === accent ? lighten(accent, 0.45) : look.brandColour)}"/>` +
      `<g ${front}>${flatLabel(look, flatWidth, height, { ...print, band: 'none', paper: 'none' }, 0)}</g>` +
      foil(pen, block),
    box: prismBox(block),
    footprint: [block.width, block.depth],
  };
}

export const paperStacks: Record<'toilet-pack' | 'hand-towel-stack' | 'napkin-stack', Form> = {
  'toilet-pack': { tall: 21, draw: toiletPack, countsItself: true },
  'hand-towel-stack': { tall: 14, draw: handTowels },
  'napkin-stack': { tall: 9, draw: napkins },
};
