/** Carrier bags of film: soft, shiny and flat, unlike a paper bag on its block bottom. */

import { brightness, darken, inkOn, lighten } from '../kit/colour.ts';
import { brandMark, printFor } from '../kit/label.ts';
import { shadow } from '../kit/light.ts';
import { svg } from '../kit/pen.ts';
import { escapeText, fitText, shorten } from '../kit/text.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

/** The soft light over film, across the bag. */
function filmPaint({ pen, colour }: Look): string {
  return pen.linear(
    [
      [0, darken(colour, 0.2)],
      [0.12, lighten(colour, 0.35)],
      [0.3, colour],
      [0.42, lighten(colour, 0.22)],
      [0.62, darken(colour, 0.06)],
      [0.8, lighten(colour, 0.16)],
      [1, darken(colour, 0.32)],
    ],
    92,
    150,
    312,
    190,
  );
}

/** Folds and reflections that only film has: long, thin and bright. */
const creases =
  '<g fill="none" stroke-linecap="round"><path d="M120 168Q112 250 122 336M286 176Q296 250 284 336M160 346Q176 318 200 336T252 344" stroke="#0e1830" stroke-opacity=".16" stroke-width="6"/><path d="M132 160Q122 250 134 330M276 164Q286 246 274 322" stroke="#fff" stroke-opacity=".75" stroke-width="4"/><path d="M150 156Q142 196 146 226M262 300Q258 320 250 334M170 330Q186 312 204 326" stroke="#fff" stroke-opacity=".6" stroke-width="2.4"/></g>';

function print(look: Look, y: number): string {
  const { colour } = look;
  const printed = printFor(look);
  const bare = printed.paper === '#fbfaf6';
  const mark = bare ? printed.mark : printed.paper;
  const markInk = bare ? printed.markInk : printed.ink;
  const ink = brightness(colour) < 0.62 ? inkOn(colour) : darken(colour, 0.7);
  const line = shorten(look.label, 14);
  return (
    svg`<g transform="translate(202 ${y})">${brandMark(look.brand, 112, 42, mark, markInk)}</g>` +
    (line === ''
      ? ''
      : svg`<text x="202" y="${y + 50}" text-anchor="middle" font-size="${fitText(line, 110, 17)}" font-weight="700" fill="${ink}">${escapeText(line)}</text>`)
  );
}

/** Two loops of film welded into the mouth of the bag. */
function loopBag(look: Look): Drawing {
  const { pen, colour } = look;
  const film = filmPaint(look);
  const bag = 'M100 138Q150 146 202 142T304 138Q316 240 306 346Q254 358 202 352T98 346Q90 240 100 138Z';
  const loop = (dx: number, dy: number, tone: string, light: string) =>
    svg`<g transform="translate(${dx} ${dy})" fill="none" stroke-linejoin="round"><path d="M152 168C148 88 158 46 202 46S256 88 252 168" stroke="${darken(colour, 0.4)}" stroke-opacity=".55" stroke-width="23"/><path d="M152 168C148 88 158 46 202 46S256 88 252 168" stroke="${tone}" stroke-width="21"/><path d="M146 150C144 86 154 42 196 40" stroke="#fff" stroke-opacity="${light}" stroke-width="4" stroke-linecap="round"/></g>`;
  const weld = (x: number) =>
    svg`<path d="M${x - 14} 150h28v30h-28Z" fill="${colour}" stroke="${darken(colour, 0.4)}" stroke-opacity=".5"/><path d="M${x - 10} 158h20M${x - 10} 166h20M${x - 10} 173h20" stroke="#0e1830" stroke-opacity=".25" stroke-width="1.6"/>`;
  return {
    shadow: shadow(pen, 206, 350, 100, 13, 0.8),
    body:
      loop(12, -8, darken(colour, 0.24), '.3') +
      `<path d="M104 140Q150 124 206 128T302 138L300 150H104Z" fill="${darken(colour, 0.5)}"/>` +
      `<path d="${bag}" fill="${film}" stroke="${darken(colour, 0.4)}" stroke-opacity=".5"/>` +
      `<path d="M100 139Q150 147 202 143T304 139L305 152Q254 158 202 156T99 152Z" fill="#fff" opacity=".32"/>` +
      creases +
      loop(0, 0, film, '.85') +
      weld(152) +
      weld(252) +
      print(look, 236),
    box: [92, 26, 312, 356],
    footprint: [214, 40],
  };
}

/** A vest bag: the straps are cut from the bag itself, with a deep neck between them. */
function vestBag(look: Look): Drawing {
  const { pen, colour } = look;
  const film = filmPaint(look);
  const vest =
    'M108 44Q128 34 150 44C150 104 158 150 202 152S254 104 254 44Q276 34 296 44C300 110 306 140 308 174Q316 260 306 346Q254 358 202 352T98 346Q90 260 96 174C98 140 104 110 108 44Z';
  return {
    shadow: shadow(pen, 206, 350, 100, 13, 0.8),
    body:
      `<path d="${vest}" fill="${darken(colour, 0.36)}" transform="translate(9 -7)"/>` +
      `<path d="${vest}" fill="${film}" stroke="${darken(colour, 0.4)}" stroke-opacity=".5"/>` +
      `<path d="M110 50Q128 42 148 50L148 60Q128 52 110 60ZM256 50Q276 42 294 50V60Q276 52 256 60Z" fill="#0e1830" opacity=".16"/>` +
      // Side gussets, folded inwards.
      '<path d="M126 44C122 140 118 220 124 346M278 44C284 140 288 220 282 346" stroke="#0e1830" stroke-opacity=".2" stroke-width="2" fill="none"/><path d="M150 52C150 108 158 158 202 160S254 108 254 52" stroke="#fff" stroke-opacity=".65" stroke-width="3" fill="none"/>' +
      creases +
      print(look, 240),
    box: [92, 32, 316, 356],
    footprint: [214, 40],
  };
}

export const filmBags: Record<'loop-bag' | 'vest-bag', Form> = {
  'loop-bag': { tall: 36, draw: loopBag },
  'vest-bag': { tall: 38, draw: vestBag },
};
