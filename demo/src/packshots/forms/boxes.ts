/** Cartons: washing powder, tablets, shipping. */

import { boxed } from '../kit/boxed.ts';
import { onFace, project } from '../kit/camera.ts';
import { darken, lighten } from '../kit/colour.ts';
import { brandMark } from '../kit/label.ts';
import { type Pen, svg } from '../kit/pen.ts';
import { type Block, blockShadow, prism, prismBox } from '../kit/prism.ts';
import { cord } from '../kit/strokes.ts';
import { escapeText, fitText, shorten } from '../kit/text.ts';
import type { Box, Drawing, Form, Look } from '../kit/types.ts';

/** Laundry powder: a tall carton with a carrying strap. */
function powderBox(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 172, depth: 92, bottom: 0, top: 222 };
  const [a, b] = [project(-56, block.top, 0), project(56, block.top, 0)];
  const drops = `<g fill="#fff"><circle cx="122" cy="104" r="30" opacity=".92"/><circle cx="82" cy="128" r="15" opacity=".75"/><circle cx="144" cy="148" r="10" opacity=".65"/></g><path d="M122 84q16 20 16 30a16 16 0 0 1-32 0q0-10 16-30Z" fill="${look.brandColour}"/>`;
  const strap = cord(
    svg`M${a[0]} ${a[1]}C${a[0] + 6} ${a[1] - 46} ${b[0] - 8} ${b[1] - 50} ${b[0]} ${b[1]}`,
    10,
    '#f2f3f5',
  );
  return boxed(
    look,
    block,
    { ground: colour, wave: look.accent, motif: drops, lid: lighten(colour, 0.06) },
    strap + dot(pen, a) + dot(pen, b),
    30,
  );
}

function dot(pen: Pen, at: readonly [number, number]): string {
  return svg`<ellipse cx="${at[0]}" cy="${at[1]}" rx="8" ry="4" fill="${pen.across([
    [0, '#ffffff'],
    [1, '#aab2bd'],
  ])}"/>`;
}

/** A two-layer tablet with a red heart. */
function tablet(pen: Pen, colour: string): string {
  const low: Block = { width: 46, depth: 34, bottom: 0, top: 13, radius: 6 };
  const [cx, cy] = project(0, 22, 0);
  const heart = pen.radial(
    [
      [0, '#ff8d7a'],
      [0.5, '#e0392b'],
      [1, '#8f1710'],
    ],
    0.35,
    0.3,
    0.7,
  );
  return (
    blockShadow(pen, low, 5) +
    prism(pen, low, '#f4f6f9') +
    prism(pen, { ...low, bottom: 13, top: 22 }, colour) +
    svg`<ellipse cx="${cx}" cy="${cy - 2}" rx="9" ry="5.5" fill="${heart}"/>`
  );
}

function tablets(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 190, depth: 92, bottom: 0, top: 166 };
  const motif =
    '<g fill="#fff" opacity=".85"><path d="M142 62l5 15 15 5-15 5-5 15-5-15-15-5 15-5Z"/><path d="M164 98l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z"/></g>';
  const one = boxed(look, block, { ground: colour, wave: look.accent, motif }, '', 0);
  const piece = pen.shape(tablet(pen, lighten(look.accent, 0.25)));
  const origin = project(0, 0, 0);
  const front = (
    [
      [-58, -106],
      [2, -112],
      [62, -100],
    ] as const
  ).map(([x, z]) => {
    const [px, py] = project(x, 0, z);
    return svg`<use href="${piece}" x="${px - origin[0]}" y="${py - origin[1]}"/>`;
  });
  const [left, top, right, bottom] = one.box;
  const box: Box = [left, top, right, bottom + 28];
  return { ...one, body: one.body + front.join(''), box, footprint: [190, 150] };
}

/** A shipping carton: brown board, tape over the seam, print in one colour. */
function cardboardBox(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 210, depth: 150, bottom: 0, top: 150 };
  const ink = look.accentGiven ? look.accent : darken(colour, 0.7);
  const w = block.width;
  const tape = (face: string, d: string) => `<path ${face} d="${d}" fill="#e9d9b4" opacity=".72"/>`;
  const big = shorten(look.label, 14);
  const print =
    `<g transform="translate(72 54)">${brandMark(look.brand, 106, 34, ink, lighten(colour, 0.2))}</g>` +
    svg`<text x="19" y="116" font-size="${fitText(big, 120, 19)}" font-weight="700" fill="${ink}">${escapeText(big)}</text>` +
    `<g fill="none" stroke="${ink}" stroke-width="2.2"><path d="M166 96h26v34h-26ZM173 124v-18m-4 4l4-4 4 4M185 124v-18m-4 4l4-4 4 4"/></g>`;
  return {
    shadow: blockShadow(pen, block),
    body:
      prism(pen, block, colour) +
      `<g ${onFace('top', -w / 2, block.top, block.depth / 2)}><path d="M0 75H210" stroke="${darken(colour, 0.5)}" stroke-width="1.6"/><path d="M0 62H210V88H0Z" fill="#f1e4c4" opacity=".8"/></g>` +
      tape(onFace('side', w / 2, block.top, -block.depth / 2), 'M62 0H88V40l-4-3-5 4-5-4-5 3-7-2Z') +
      `<g ${onFace('front', -w / 2, block.top, -block.depth / 2)}>${print}</g>`,
    box: prismBox(block),
    footprint: [block.width, block.depth],
    pile: { rise: block.top, gaps: false },
  };
}

export const boxes: Record<'powder-box' | 'dishwasher-tablets' | 'cardboard-box', Form> = {
  'powder-box': { tall: 32, draw: powderBox },
  'dishwasher-tablets': { tall: 20, draw: tablets },
  'cardboard-box': { tall: 30, draw: cardboardBox },
};
