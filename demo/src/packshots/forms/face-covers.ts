/** Beard masks and face shields on a grey display head: without the head a beard mask looks like a hair net. */

import { darken, lighten, mix } from '../kit/colour.ts';
import { loudMark } from '../kit/label.ts';
import { shadow } from '../kit/light.ts';
import { type Pen, svg } from '../kit/pen.ts';
import { cord } from '../kit/strokes.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

const GREY = '#aab1bb';

const skull =
  'M200 34C262 34 294 80 292 146C291 206 276 254 246 286Q224 306 200 306Q176 306 154 286C124 254 109 206 108 146C106 80 138 34 200 34Z';

/** Head and shoulders without features, as in a shop window. */
function displayHead(pen: Pen): string {
  const skin = pen.linear(
    [
      [0, darken(GREY, 0.1)],
      [0.25, lighten(GREY, 0.5)],
      [0.55, GREY],
      [1, darken(GREY, 0.42)],
    ],
    104,
    60,
    300,
    240,
  );
  const neck = pen.across([
    [0, darken(GREY, 0.2)],
    [0.3, lighten(GREY, 0.25)],
    [0.6, darken(GREY, 0.12)],
    [1, darken(GREY, 0.5)],
  ]);
  const ear = (x: number, tilt: number) =>
    svg`<ellipse cx="${x}" cy="172" rx="12" ry="25" transform="rotate(${tilt} ${x} 172)" fill="${darken(GREY, x > 200 ? 0.36 : 0.08)}"/>`;
  return (
    `<path d="M150 262Q158 318 144 334Q128 350 120 362H284Q274 350 258 334Q244 318 250 262Z" fill="${neck}"/>` +
    ear(107, -6) +
    ear(294, 6) +
    `<path d="${skull}" fill="${skin}"/>` +
    // Brows, nose and the hollows of the eyes, as soft as on a display head.
    '<path d="M136 142Q158 126 182 144Q160 156 136 142ZM218 144Q242 126 266 142Q242 156 218 144Z" fill="#0e1830" opacity=".16"/>' +
    '<path d="M204 140Q214 176 222 192Q214 204 200 204Q206 172 204 140Z" fill="#0e1830" opacity=".15"/><path d="M196 138Q192 170 188 190" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round" fill="none"/>'
  );
}

const headFrame: Omit<Drawing, 'shadow' | 'body'> = { box: [92, 32, 308, 362], footprint: [210, 150] };

/** Non-woven cover of beard and moustache, gathered at its edge, on two elastics. */
function beardMask(look: Look): Drawing {
  const { pen, colour } = look;
  const cover =
    'M107 182Q134 200 160 196Q186 190 200 192Q214 190 240 196Q266 200 293 182C304 236 286 306 250 332Q226 348 200 348Q174 348 150 332C114 306 96 236 107 182Z';
  const hem = 'M107 182Q134 200 160 196Q186 190 200 192Q214 190 240 196Q266 200 293 182';
  const cloth = pen.radial(
    [
      [0, lighten(colour, 0.75)],
      [0.5, colour],
      [0.85, darken(colour, 0.17)],
      [1, darken(colour, 0.4)],
    ],
    0.36,
    0.3,
    0.75,
  );
  const weave = pen.pattern(
    6,
    6,
    `<path d="M0 3h6M3 0v6" stroke="${darken(colour, 0.45)}" stroke-width=".6"/>`,
    'rotate(38)',
  );
  const gathers = pen.pattern(
    8,
    60,
    '<path d="M2 0v60" stroke="#0e1830" stroke-opacity=".3" stroke-width="2"/><path d="M5 0v60" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>',
  );
  // Every fold runs from the elastic down under the chin.
  const folds =
    'M122 206Q128 270 162 322M146 210Q150 270 178 330M172 208Q172 280 192 336M200 206V338M228 208Q228 280 208 336M254 210Q250 270 222 330M278 206Q272 270 238 322';
  const elastic = lighten(colour, 0.3);
  const strap = (path: string) => cord(path, 5, elastic);
  return {
    ...headFrame,
    shadow: shadow(pen, 202, 358, 86, 15, 0.7),
    body:
      displayHead(pen) +
      strap('M110 184Q112 132 134 72') +
      strap('M108 192Q96 174 106 138') +
      strap('M290 184Q288 132 266 72') +
      strap('M292 192Q304 174 294 138') +
      `<path d="${cover}" fill="#0e1830" opacity=".2" transform="translate(3 6)"/>` +
      `<path d="${cover}" fill="${cloth}" stroke="${darken(colour, 0.4)}" stroke-opacity=".5"/><path d="${cover}" fill="${weave}" opacity=".4"/>` +
      `<g fill="none" stroke-linecap="round"><path d="${folds}" stroke="#0e1830" stroke-opacity=".13" stroke-width="7"/><path d="${folds}" stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="translate(-5 0)"/>` +
      `<path d="${hem}" stroke="${darken(colour, 0.16)}" stroke-width="17"/><path d="${hem}" stroke="${gathers}" stroke-width="17"/><path d="${hem}" stroke="#fff" stroke-opacity=".5" stroke-width="2.5" transform="translate(0 -6)"/></g>` +
      `<g transform="translate(200 272)">${loudMark(look, 74, 24)}</g>`,
  };
}

/** A clear visor under a foam band. */
function faceShield(look: Look): Drawing {
  const { pen, colour } = look;
  const foam = look.accentGiven ? look.accent : '#eef1f5';
  const visor = 'M92 92Q200 132 308 92L304 270Q296 320 200 336Q104 320 96 270Z';
  const sheet = pen.linear(
    [
      [0, '#ffffff', 0.75],
      [0.18, lighten(colour, 0.4), 0.35],
      [0.5, colour, 0.4],
      [0.82, colour, 0.42],
      [1, darken(colour, 0.4), 0.6],
    ],
    92,
    0,
    308,
    40,
  );
  const band = pen.across([
    [0, darken(foam, 0.2)],
    [0.3, lighten(foam, 0.5)],
    [0.6, foam],
    [1, darken(foam, 0.35)],
  ]);
  const tint = mix(colour, '#5b7f96', 0.5);
  return {
    ...headFrame,
    shadow: shadow(pen, 202, 358, 86, 15, 0.7),
    body:
      displayHead(pen) +
      `<path d="${visor}" fill="${sheet}" stroke="${tint}" stroke-width="2.2"/>` +
      '<path d="M118 128Q116 220 126 286" stroke="#fff" stroke-opacity=".85" stroke-width="10" stroke-linecap="round" fill="none"/><path d="M142 136Q140 220 148 292" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M282 132Q286 220 276 284" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round" fill="none"/>' +
      `<path d="M94 82Q200 122 306 82V108Q200 148 94 108Z" fill="${band}"/><path d="M94 83Q200 123 306 83" stroke="#fff" stroke-opacity=".8" stroke-width="2" fill="none"/>` +
      `<g transform="translate(200 123)">${loudMark(look, 70, 20)}</g>`,
  };
}

export const faceCovers: Record<'beard-mask' | 'face-shield', Form> = {
  'beard-mask': { tall: 26, draw: beardMask },
  'face-shield': { tall: 28, draw: faceShield },
};
