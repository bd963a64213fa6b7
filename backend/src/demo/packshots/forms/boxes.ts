/** Printed cartons: what stands out of the opening says what is in it. */

import { axisX, axisZ, onFace, project } from '../kit/camera.ts';
import { artFor, carton, type CartonArt } from '../kit/carton.ts';
import { brightness, darken, inkOn, lighten, mix } from '../kit/colour.ts';
import { brandMark, printFor } from '../kit/label.ts';
import { shadow } from '../kit/light.ts';
import { type Pen, svg } from '../kit/pen.ts';
import { type Block, prism, prismBox } from '../kit/prism.ts';
import { cord } from '../kit/strokes.ts';
import { escapeText, fitText, shorten } from '../kit/text.ts';
import type { Box, Drawing, Form, Look } from '../kit/types.ts';

const white = '#fbfbf9';

/** A carton on the floor with things on its top; `up` is how far they stand out, in pixels. */
function boxed(look: Look, block: Block, art: CartonArt, onTop: string, up: number): Drawing {
  const { pen } = look;
  const box = prismBox(block);
  const print = printFor(look, art.ground);
  const marks = { ...print, mark: brightness(art.ground) > 0.8 ? look.brandColour : '#ffffff', markInk: brightness(art.ground) > 0.8 ? inkOn(look.brandColour) : darken(look.brandColour, 0.1) };
  return {
    shadow: boxShadow(pen, block),
    body: carton(pen, look, block, art, marks) + onTop,
    box: [box[0], box[1] - up, box[2], box[3]],
    footprint: [block.width, block.depth],
  };
}

/** Shadow under a rectangular footprint. */
export function boxShadow(pen: Pen, block: Block): string {
  const foot = project(block.x ?? 0, 0, block.z ?? 0);
  const box = prismBox(block);
  const tall = block.width * axisX[1] - block.depth * axisZ[1];
  return shadow(pen, foot[0], foot[1] + 2, (box[2] - box[0]) * 0.48, tall * 0.52);
}

/** An oval slot in the middle of the top. */
function slot(block: Block, rx: number, ry: number, fill: string): string {
  return `<g ${onFace('top', block.x ?? 0, block.top, block.z ?? 0)}>${svg`<ellipse rx="${rx}" ry="${ry}" fill="${fill}"/>`}</g>`;
}

function tissueBox(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 230, depth: 120, bottom: 0, top: 92 };
  const [x, y] = project(0, block.top, 0);
  const soft = pen.across([[0, '#ffffff'], [0.5, '#f3f6fa'], [1, '#c2ccd9']]);
  const paper =
    svg`<path d="M${x - 40} ${y + 1}C${x - 58} ${y - 34} ${x - 66} ${y - 58} ${x - 38} ${y - 84}C${x - 22} ${y - 66} ${x - 10} ${y - 74} ${x + 6} ${y - 94}C${x + 16} ${y - 70} ${x + 40} ${y - 66} ${x + 56} ${y - 58}C${x + 42} ${y - 40} ${x + 54} ${y - 18} ${x + 42} ${y + 4}Q${x} ${y + 13} ${x - 40} ${y + 1}Z" fill="${soft}"/>` +
    svg`<path d="M${x - 22} ${y + 4}C${x - 34} ${y - 26} ${x - 30} ${y - 50} ${x - 36} ${y - 74}M${x + 2} ${y + 6}C${x - 8} ${y - 24} ${x + 8} ${y - 50} ${x + 6} ${y - 84}M${x + 24} ${y + 6}C${x + 18} ${y - 20} ${x + 30} ${y - 38} ${x + 46} ${y - 54}" stroke="#a9b5c5" stroke-width="1.4" fill="none" opacity=".8"/>`;
  return boxed(look, block, { ...artFor(look, colour), wave: look.accent }, slot(block, 66, 24, darken(colour, 0.65)) + paper, 74);
}

/** One gloved hand's fingers standing out of the slot. */
function fingers(pen: Pen, x: number, y: number, colour: string): string {
  const skin = pen.across([[0, lighten(colour, 0.5)], [0.45, colour], [1, darken(colour, 0.4)]]);
  const finger = (dx: number, w: number, h: number, lean: number) =>
    svg`<path d="M${x + dx} ${y + 4}q${lean - 4} ${-h * 0.6} ${lean} ${-h}q${w * 0.5} ${-w * 0.7} ${w} 0q${3 - lean * 0.4} ${h * 0.5} ${-lean + 2} ${h}Z" fill="${skin}" stroke="${darken(colour, 0.35)}" stroke-width=".8"/>`;
  return finger(-40, 20, 44, -12) + finger(22, 19, 40, 12) + finger(-22, 21, 62, -5) + finger(6, 20, 58, 5) + finger(-10, 23, 46, 0);
}

/** Outline of a hand, for print: about 60 wide and 80 high. */
const handPrint = 'M18 80V60C8 50 0 40 2 34q5 -5 9 1l9 11V12q4 -7 8 0v24V4q5 -7 9 0v32l2 -28q5 -6 8 1l-1 28 4 -20q5 -5 8 1c-2 24 -2 34 -9 44v18Z';

function gloveBox(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 216, depth: 96, bottom: 0, top: 118 };
  const ground = look.accentGiven ? look.accent : white;
  const [x, y] = project(0, block.top, 0);
  const hand = `<g transform="translate(150 16) scale(.98)"><circle cx="28" cy="42" r="45" fill="${mix(colour, '#ffffff', 0.72)}"/><path d="${handPrint}" fill="${colour}" stroke="${darken(colour, 0.3)}"/></g>`;
  const top = slot(block, 64, 21, darken(colour, 0.68)) + fingers(pen, x, y, colour);
  return boxed(look, block, { ground, wave: darken(colour, 0.12), motif: hand }, top, 34);
}

function maskBox(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 214, depth: 106, bottom: 0, top: 104 };
  const [x, y] = project(0, block.top, 0);
  const cloth = pen.across([[0, lighten(colour, 0.5)], [0.6, colour], [1, darken(colour, 0.18)]]);
  const folds = [14, 28, 42].map((d) => svg`M${x - 62 + d * 0.1} ${y - 18 - d * 0.4 + 8}Q${x} ${y - d + 14} ${x + 62} ${y + 2 - d * 0.4 + 8}`).join('');
  const mask =
    svg`<path d="M${x - 66} ${y - 12}Q${x - 62} ${y - 52} ${x - 50} ${y - 50}Q${x} ${y - 62} ${x + 54} ${y - 34}Q${x + 66} ${y - 20} ${x + 66} ${y + 10}Q${x} ${y + 16} ${x - 66} ${y - 12}Z" fill="${cloth}"/>` +
    `<path d="${folds}" stroke="${darken(colour, 0.3)}" stroke-width="1.3" fill="none" opacity=".7"/>` +
    cord(svg`M${x - 52} ${y - 48}q-44 -18 -50 12t34 34`, 3.4, '#f4f6f8');
  const art: CartonArt = { ground: look.accentGiven ? look.accent : white, wave: darken(colour, 0.25), motif: maskPrint(colour) };
  return boxed(look, block, art, slot(block, 78, 24, darken(colour, 0.7)) + mask, 40);
}

function maskPrint(colour: string): string {
  return (
    `<g transform="translate(166 40)"><circle r="34" fill="${lighten(colour, 0.7)}"/><path d="M-24 -12Q0 -24 24 -12V8Q12 24 0 24T-24 8Z" fill="${colour}" stroke="${darken(colour, 0.35)}"/>` +
    `<path d="M-24 -4Q0 -10 24 -4M-24 4Q0 0 24 4" stroke="${darken(colour, 0.35)}" fill="none"/></g>`
  );
}

/** Liner bags in a dispenser carton: the next one hangs out of the front. */
function binBagBox(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 190, depth: 132, bottom: 0, top: 116 };
  const [x, y] = project(0, block.top, 0);
  const film = pen.across([[0, lighten(colour, 0.5), 0.95], [0.35, colour, 0.95], [0.6, lighten(colour, 0.25), 0.95], [1, darken(colour, 0.4), 0.95]]);
  const bag =
    svg`<path d="M${x - 46} ${y - 4}C${x - 62} ${y - 30} ${x - 54} ${y - 60} ${x - 70} ${y - 80}C${x - 40} ${y - 88} ${x - 20} ${y - 76} ${x + 8} ${y - 88}C${x + 30} ${y - 84} ${x + 50} ${y - 80} ${x + 62} ${y - 66}C${x + 42} ${y - 44} ${x + 54} ${y - 20} ${x + 46} ${y + 6}Q${x} ${y + 14} ${x - 46} ${y - 4}Z" fill="${film}"/>` +
    svg`<path d="M${x - 26} ${y + 2}q-14 -34 -14 -70M${x - 4} ${y + 4}q-4 -40 8 -78M${x + 22} ${y + 6}q0 -40 18 -70" stroke="#fff" stroke-width="2" stroke-opacity=".45" fill="none"/>`;
  const ground = look.accentGiven ? look.accent : '#d9b98c';
  return boxed(look, block, { ground, wave: look.brandColour, lid: ground }, slot(block, 60, 20, darken(ground, 0.75)) + bag, 66);
}

/** Laundry powder: a tall carton with a carrying strap. */
function powderBox(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 172, depth: 92, bottom: 0, top: 222 };
  const [a, b] = [project(-56, block.top, 0), project(56, block.top, 0)];
  const drops = `<g fill="#fff"><circle cx="122" cy="104" r="30" opacity=".92"/><circle cx="82" cy="128" r="15" opacity=".75"/><circle cx="144" cy="148" r="10" opacity=".65"/></g><path d="M122 84q16 20 16 30a16 16 0 0 1-32 0q0-10 16-30Z" fill="${look.brandColour}"/>`;
  const strap = cord(svg`M${a[0]} ${a[1]}C${a[0] + 6} ${a[1] - 46} ${b[0] - 8} ${b[1] - 50} ${b[0]} ${b[1]}`, 10, '#f2f3f5');
  return boxed(look, block, { ground: colour, wave: look.accent, motif: drops, lid: lighten(colour, 0.06) }, strap + dot(pen, a) + dot(pen, b), 30);
}

function dot(pen: Pen, at: readonly [number, number]): string {
  return svg`<ellipse cx="${at[0]}" cy="${at[1]}" rx="8" ry="4" fill="${pen.across([[0, '#ffffff'], [1, '#aab2bd']])}"/>`;
}

/** A two-layer tablet with a red heart, lying in front of its box. */
function tablet(pen: Pen, x: number, z: number, colour: string): string {
  const low: Block = { width: 44, depth: 32, bottom: 0, top: 13, radius: 6, x, z };
  const high: Block = { ...low, bottom: 13, top: 22 };
  const [cx, cy] = project(x, 22, z);
  return boxShadow(pen, low) + prism(pen, low, '#f4f6f9') + prism(pen, high, colour) + svg`<ellipse cx="${cx}" cy="${cy - 2}" rx="9" ry="5.500" fill="${pen.radial([[0, '#ff8d7a'], [0.5, '#e0392b'], [1, '#8f1710']], 0.35, 0.3, 0.7)}"/>`;
}

function tablets(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 190, depth: 92, bottom: 0, top: 166 };
  const motif = '<g fill="#fff" opacity=".85"><path d="M142 62l5 15 15 5-15 5-5 15-5-15-15-5 15-5Z"/><path d="M164 98l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z"/></g>';
  const one = boxed(look, block, { ground: colour, wave: look.accent, motif }, '', 0);
  const front = [[-52, -104], [6, -112], [66, -98]] as const;
  const [left, top, right, bottom] = one.box;
  const box: Box = [left, top, right, bottom + 28];
  return { ...one, body: one.body + front.map(([x, z]) => tablet(pen, x, z, lighten(look.accent, 0.25))).join(''), box, footprint: [190, 150] };
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
    shadow: boxShadow(pen, block),
    body:
      prism(pen, block, colour) +
      `<g ${onFace('top', -w / 2, block.top, block.depth / 2)}><path d="M0 75H210" stroke="${darken(colour, 0.5)}" stroke-width="1.600"/><path d="M0 62H210V88H0Z" fill="#f1e4c4" opacity=".8"/></g>` +
      tape(onFace('side', w / 2, block.top, -block.depth / 2), 'M62 0H88V40l-4-3-5 4-5-4-5 3-7-2Z') +
      `<g ${onFace('front', -w / 2, block.top, -block.depth / 2)}>${print}</g>`,
    box: prismBox(block),
    footprint: [block.width, block.depth],
  };
}

type BoxForm = 'tissue-box' | 'glove-box' | 'mask-box' | 'bin-bag-box' | 'powder-box' | 'dishwasher-tablets' | 'cardboard-box';
export const boxes: Record<BoxForm, Form> = {
  'tissue-box': { tall: 12, draw: tissueBox },
  'glove-box': { tall: 13, draw: gloveBox },
  'mask-box': { tall: 11, draw: maskBox },
  'bin-bag-box': { tall: 18, draw: binBagBox },
  'powder-box': { tall: 32, draw: powderBox },
  'dishwasher-tablets': { tall: 20, draw: tablets },
  'cardboard-box': { tall: 30, draw: cardboardBox },
};
