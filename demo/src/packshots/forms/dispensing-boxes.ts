/** Dispensing cartons whose content shows in the opening. */

import { boxed, slot, white } from '../kit/boxed.ts';
import { project } from '../kit/camera.ts';
import { artFor, type CartonArt } from '../kit/carton.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { type Pen, svg } from '../kit/pen.ts';
import type { Block } from '../kit/prism.ts';
import { cord } from '../kit/strokes.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

function tissueBox(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 230, depth: 120, bottom: 0, top: 92 };
  const [x, y] = project(0, block.top, 0);
  const soft = pen.across([
    [0, '#ffffff'],
    [0.5, '#f3f6fa'],
    [1, '#c2ccd9'],
  ]);
  const paper =
    svg`<path d="M${x - 40} ${y + 1}C${x - 58} ${y - 34} ${x - 66} ${y - 58} ${x - 38} ${y - 84}C${x - 22} ${y - 66} ${x - 10} ${y - 74} ${x + 6} ${y - 94}C${x + 16} ${y - 70} ${x + 40} ${y - 66} ${x + 56} ${y - 58}C${x + 42} ${y - 40} ${x + 54} ${y - 18} ${x + 42} ${y + 4}Q${x} ${y + 13} ${x - 40} ${y + 1}Z" fill="${soft}"/>` +
    svg`<path d="M${x - 22} ${y + 4}C${x - 34} ${y - 26} ${x - 30} ${y - 50} ${x - 36} ${y - 74}M${x + 2} ${y + 6}C${x - 8} ${y - 24} ${x + 8} ${y - 50} ${x + 6} ${y - 84}M${x + 24} ${y + 6}C${x + 18} ${y - 20} ${x + 30} ${y - 38} ${x + 46} ${y - 54}" stroke="#a9b5c5" stroke-width="1.4" fill="none" opacity=".8"/>`;
  return boxed(
    look,
    block,
    { ...artFor(look, colour), wave: look.accent },
    slot(block, 66, 24, darken(colour, 0.65)) + paper,
    74,
  );
}

/** Fingers of a glove in the slot. */
function fingers(pen: Pen, x: number, y: number, colour: string): string {
  const skin = pen.across([
    [0, lighten(colour, 0.5)],
    [0.45, colour],
    [1, darken(colour, 0.4)],
  ]);
  const finger = (dx: number, w: number, h: number, lean: number) =>
    svg`<path d="M${x + dx} ${y + 4}q${lean - 4} ${-h * 0.6} ${lean} ${-h}q${w * 0.5} ${-w * 0.7} ${w} 0q${3 - lean * 0.4} ${h * 0.5} ${-lean + 2} ${h}Z" fill="${skin}" stroke="${darken(colour, 0.35)}" stroke-width=".8"/>`;
  return (
    finger(-40, 20, 44, -12) +
    finger(22, 19, 40, 12) +
    finger(-22, 21, 62, -5) +
    finger(6, 20, 58, 5) +
    finger(-10, 23, 46, 0)
  );
}

/** Outline of a hand, for print: about 60 wide and 80 high. */
const handPrint =
  'M18 80V60C8 50 0 40 2 34q5 -5 9 1l9 11V12q4 -7 8 0v24V4q5 -7 9 0v32l2 -28q5 -6 8 1l-1 28 4 -20q5 -5 8 1c-2 24 -2 34 -9 44v18Z';

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
  const cloth = pen.across([
    [0, lighten(colour, 0.5)],
    [0.6, colour],
    [1, darken(colour, 0.18)],
  ]);
  const folds = [14, 28, 42]
    .map(
      (d) =>
        svg`M${x - 62 + d * 0.1} ${y - 18 - d * 0.4 + 8}Q${x} ${y - d + 14} ${x + 62} ${y + 2 - d * 0.4 + 8}`,
    )
    .join('');
  const mask =
    svg`<path d="M${x - 66} ${y - 12}Q${x - 62} ${y - 52} ${x - 50} ${y - 50}Q${x} ${y - 62} ${x + 54} ${y - 34}Q${x + 66} ${y - 20} ${x + 66} ${y + 10}Q${x} ${y + 16} ${x - 66} ${y - 12}Z" fill="${cloth}"/>` +
    `<path d="${folds}" stroke="${darken(colour, 0.3)}" stroke-width="1.3" fill="none" opacity=".7"/>` +
    cord(svg`M${x - 52} ${y - 48}q-44 -18 -50 12t34 34`, 3.4, '#f4f6f8');
  const art: CartonArt = {
    ground: look.accentGiven ? look.accent : white,
    wave: darken(colour, 0.25),
    motif: maskPrint(colour),
  };
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
  const film = pen.across([
    [0, lighten(colour, 0.5), 0.95],
    [0.35, colour, 0.95],
    [0.6, lighten(colour, 0.25), 0.95],
    [1, darken(colour, 0.4), 0.95],
  ]);
  const bag =
    svg`<path d="M${x - 46} ${y - 4}C${x - 62} ${y - 30} ${x - 54} ${y - 60} ${x - 70} ${y - 80}C${x - 40} ${y - 88} ${x - 20} ${y - 76} ${x + 8} ${y - 88}C${x + 30} ${y - 84} ${x + 50} ${y - 80} ${x + 62} ${y - 66}C${x + 42} ${y - 44} ${x + 54} ${y - 20} ${x + 46} ${y + 6}Q${x} ${y + 14} ${x - 46} ${y - 4}Z" fill="${film}"/>` +
    svg`<path d="M${x - 26} ${y + 2}q-14 -34 -14 -70M${x - 4} ${y + 4}q-4 -40 8 -78M${x + 22} ${y + 6}q0 -40 18 -70" stroke="#fff" stroke-width="2" stroke-opacity=".45" fill="none"/>`;
  const ground = look.accentGiven ? look.accent : '#d9b98c';
  return boxed(
    look,
    block,
    { ground, wave: look.brandColour, lid: ground },
    slot(block, 60, 20, darken(ground, 0.75)) + bag,
    66,
  );
}

export const dispensingBoxes: Record<'tissue-box' | 'glove-box' | 'mask-box' | 'bin-bag-box', Form> = {
  'tissue-box': { tall: 12, draw: tissueBox },
  'glove-box': { tall: 13, draw: gloveBox },
  'mask-box': { tall: 11, draw: maskBox },
  'bin-bag-box': { tall: 18, draw: binBagBox },
};
