/** Protective clothing: gloves, masks, aprons, hair nets. */

import { axisX } from '../kit/camera.ts';
import { brightness, darken, lighten } from '../kit/colour.ts';
import { brandMark, loudMark, printFor } from '../kit/label.ts';
import { shadow } from '../kit/light.ts';
import { svg } from '../kit/pen.ts';
import { cord } from '../kit/strokes.ts';
import { escapeText, shorten } from '../kit/text.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

const glovePath =
  'M44 262L41 206C40 184 24 164 12 142C2 124-4 108 5 102C14 97 24 110 32 121C38 129 42 131 42 120L37 50C36 34 41 29 49 29C57 28 61 35 62 46L68 106C69 110 72 110 72 106L71 24C71 10 76 5 84 5C92 5 96 11 96 24L97 106C97 110 100 110 101 106L106 38C107 26 112 21 119 22C127 23 130 30 129 42L124 112C124 117 127 118 129 113L138 74C141 64 146 61 152 63C159 66 160 72 158 82C152 118 150 142 142 168C136 186 124 192 122 208L122 262Q83 274 44 262Z';

function gloves(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const skin = pen.linear(
    [
      [0, darken(colour, 0.22)],
      [0.18, lighten(colour, 0.22)],
      [0.5, colour],
      [0.8, darken(colour, 0.22)],
      [1, darken(colour, 0.4)],
    ],
    0,
    60,
    165,
    130,
  );
  const cuff = look.accentGiven ? accent : darken(colour, 0.18);
  const ink = brightness(colour) > 0.6 ? darken(colour, 0.6) : lighten(colour, 0.75);
  const glove = pen.shape(
    `<path d="${glovePath}" fill="${skin}" stroke="${darken(colour, 0.45)}" stroke-opacity=".5"/>` +
      // Light along the fingers, shade in the clefts, creases in the palm.
      `<g stroke="#fff" stroke-linecap="round" fill="none"><path d="M47 42l6 78M81 18v98M117 34l-7 84M149 76l-13 54M10 112q18 24 32 44M60 150q-6 40 -4 76" stroke-width="11" stroke-opacity=".09"/><path d="M45 40l4 46M78 16v58M114 34l-4 46M146 78l-6 26" stroke-width="3.5" stroke-opacity=".24"/></g>` +
      `<path d="M70 108q3 18 12 26M99 108q0 16 -6 24M126 115q-4 14 -12 18M44 128q8 22 28 34M48 198q34 14 72 2M46 208q36 12 74 2" stroke="${darken(colour, 0.6)}" stroke-opacity=".4" stroke-width="2" stroke-linecap="round" fill="none"/>` +
      `<path d="M42 236Q83 248 122 236V262Q83 274 44 262Z" fill="${cuff}" opacity=".9"/><path d="M43 257Q83 269 122 257" stroke="#fff" stroke-opacity=".45" stroke-width="4" fill="none"/><path d="M42 237Q83 249 122 237" stroke="#0e1830" stroke-opacity=".3" fill="none"/>`,
  );
  const size = shorten(look.label, 8);
  return {
    shadow: shadow(pen, 204, 332, 100, 17, 0.5),
    body:
      `<g transform="translate(296 62) rotate(11) scale(-1 1)"><use href="${glove}"/><path d="${glovePath}" fill="#0e1830" opacity=".12"/></g>` +
      `<g transform="translate(104 78) rotate(-7)"><use href="${glove}"/><g transform="translate(84 186)">${brandMark(look.brand, 66, 22, ink, brightness(ink) > 0.6 ? darken(colour, 0.4) : '#ffffff')}</g>` +
      (size === ''
        ? ''
        : svg`<text x="84" y="228" text-anchor="middle" font-size="17" font-weight="800" fill="${ink}">${escapeText(size)}</text>`) +
      '</g>',
    box: [88, 54, 312, 344],
    footprint: [220, 60],
  };
}

function mask(look: Look): Drawing {
  const { pen, colour } = look;
  const cloth = pen.across([
    [0, darken(colour, 0.14)],
    [0.22, lighten(colour, 0.42)],
    [0.5, lighten(colour, 0.08)],
    [0.8, darken(colour, 0.14)],
    [1, darken(colour, 0.3)],
  ]);
  const outline = 'M-104 -58Q-50 -86 0 -86T104 -58Q112 0 100 52Q56 96 0 98T-100 52Q-112 0 -104 -58Z';
  const pleat = (y: number, dip: number) => svg`M-106 ${y}Q0 ${y + dip - 26} 106 ${y}`;
  const pleats = [
    [-26, 12],
    [4, 26],
    [32, 44],
  ] as const;
  const loop = (s: number) =>
    cord(svg`M${100 * s} -54C${170 * s} -74 ${178 * s} 66 ${98 * s} 48`, 4, '#f3f5f8');
  const one = pen.shape(
    loop(-1) +
      loop(1) +
      `<path d="${outline}" fill="${cloth}"/>` +
      pleats
        .map(
          ([y, dip]) =>
            `<path d="${pleat(y + 5, dip)}" stroke="#0e1830" stroke-opacity=".16" stroke-width="9" fill="none"/><path d="${pleat(y, dip)}" stroke="${darken(colour, 0.35)}" stroke-width="1.4" fill="none"/><path d="${pleat(y - 2, dip)}" stroke="#fff" stroke-opacity=".65" stroke-width="2.4" fill="none"/>`,
        )
        .join('') +
      '<path d="M-62 -70Q0 -86 62 -70" stroke="#fff" stroke-opacity=".75" stroke-width="7" stroke-linecap="round" fill="none"/>' +
      `<path d="M-97 -56Q-104 0 -93 48M97 -56Q104 0 93 48M-96 -52Q0 -96 96 -52M-92 50Q0 126 92 50" stroke="${darken(colour, 0.4)}" stroke-dasharray="4 3" fill="none" opacity=".7"/>`,
  );
  const behind = Math.min(4, look.count - 1);
  const copies = Array.from(
    { length: behind },
    (_, i) => svg`<use href="${one}" x="${(behind - i) * 16}" y="${(behind - i) * -15}"/>`,
  ).join('');
  const print = printFor(look, '#888888');
  const matrix = svg`matrix(${String(axisX[0].toFixed(3))} ${String(axisX[1].toFixed(3))} -.06 1 200 210)`;
  return {
    shadow: shadow(pen, 204, 326, 92, 14, 0.45),
    body:
      `<g transform="${matrix}">${copies}<use href="${one}"/><g transform="translate(-50 70) rotate(12)">${brandMark(look.brand, 62, 20, print.mark, print.markInk)}</g>` +
      (look.label === ''
        ? ''
        : `<text x="44" y="80" text-anchor="middle" font-size="17" font-weight="700" fill="${darken(colour, 0.6)}" transform="rotate(-9 44 80)">${escapeText(shorten(look.label, 8))}</text>`) +
      '</g>',
    box: [56, 104 - behind * 17, 344 + behind * 12, 322],
    footprint: [240, 60],
  };
}

function apron(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const strap = look.accentGiven ? accent : darken(colour, 0.12);
  const cloth = pen.linear(
    [
      [0, darken(colour, 0.12)],
      [0.16, lighten(colour, 0.3)],
      [0.4, colour],
      [0.55, lighten(colour, 0.1)],
      [0.78, darken(colour, 0.18)],
      [1, darken(colour, 0.34)],
    ],
    100,
    150,
    310,
    190,
  );
  const outline =
    'M158 82Q200 96 242 82C246 128 256 156 288 170C296 230 298 286 302 346Q276 358 250 350T200 354T150 351T98 346C102 286 104 230 112 170C144 156 154 128 158 82Z';
  const print = printFor(look);
  return {
    shadow: shadow(pen, 204, 370, 96, 11, 0.5),
    body:
      cord('M160 86C148 16 252 16 240 86', 6, strap) +
      cord('M114 176C84 190 74 214 84 252', 5, strap) +
      cord('M286 176C316 190 326 214 316 252', 5, darken(strap, 0.1)) +
      `<path d="${outline}" fill="${cloth}" stroke="${darken(colour, 0.3)}" stroke-opacity=".55"/>` +
      // Folds fall from the waist; every dark one has a light neighbour.
      '<path d="M140 180q-12 80 -16 168l18 2q-6 -90 -2 -170ZM194 270q-6 40 -4 80l20 2q-10 -40 -16 -82ZM262 182q2 90 -8 168l22 2q-4 -90 -14 -170ZM172 108q-4 40 -34 62q24 -8 34 -62Z" fill="#0e1830" opacity=".13"/>' +
      '<path d="M134 190q-14 80 -18 158l9 1q2 -90 9 -159ZM188 272q-8 40 -9 76l10 2q-4 -40 -1 -78ZM250 190q2 80 -7 160l11 1q6 -90 -4 -161ZM164 106q-2 34 -22 52q-4 -4 22 -52Z" fill="#fff" opacity=".42"/>' +
      svg`<path d="M150 216H250V262Q250 274 238 274H162Q150 274 150 262Z" fill="${colour}" stroke="${darken(colour, 0.35)}" stroke-opacity=".6" stroke-width="1.4"/><path d="M150 224H250" stroke="${darken(colour, 0.35)}" stroke-dasharray="4 3"/>` +
      `<path d="M158 82Q200 96 242 82L242 91Q200 105 157 91Z" fill="${strap}"/>` +
      `<g transform="translate(200 136)">${brandMark(look.brand, 66, 24, print.paper === '#fbfaf6' ? print.mark : print.paper, print.paper === '#fbfaf6' ? print.markInk : print.ink)}</g>`,
    box: [80, 32, 320, 362],
    footprint: [230, 50],
  };
}

/** A gathered cap: a soft crown in puffs, an elastic band, and a ruffle under it. */
function hairNet(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const puff = pen.radial(
    [
      [0, lighten(colour, 0.8)],
      [0.5, colour],
      [0.82, darken(colour, 0.16)],
      [1, darken(colour, 0.38)],
    ],
    0.36,
    0.25,
    0.8,
  );
  const weave = pen.pattern(
    6,
    6,
    `<path d="M0 3h6M3 0v6" stroke="${darken(colour, 0.45)}" stroke-width=".6"/>`,
    'rotate(38)',
  );
  const band = look.accentGiven ? accent : darken(colour, 0.14);
  const crown =
    'M82 256C44 236 40 190 66 164C58 128 92 98 126 104C150 76 196 74 216 92C250 76 296 92 304 122C340 132 352 172 338 196C350 224 338 248 318 258Q200 290 82 256Z';
  // Every puff is pulled in at the band: a dark crease with light beside it.
  const folds = [-104, -78, -52, -26, 0, 26, 52, 78, 104];
  const creases = folds
    .map(
      (x) =>
        svg`M${200 + x} ${268 - Math.abs(x) * 0.08}q${x * 0.16 - 4} -26 ${x * 0.28 + 3} -${58 + ((x + 104) % 3) * 9}`,
    )
    .join('');
  const lobes =
    'M126 104q-18 20 -14 52M216 92q-22 22 -18 60M304 122q-30 6 -38 44M66 164q20 6 28 34M338 196q-26 -2 -36 20';
  const ruffle = `M84 262Q200 298 316 262q10 14 -4 22t-22 12Q274 318 258 306Q244 322 226 310Q208 326 190 312Q174 324 156 308Q138 318 124 302Q104 306 98 290Q78 284 84 262Z`;
  const gathers = pen.pattern(
    9,
    60,
    '<path d="M2 0v60" stroke="#0e1830" stroke-opacity=".22" stroke-width="2"/><path d="M5 0v60" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>',
  );
  const elastic = pen.across([
    [0, darken(band, 0.16)],
    [0.25, lighten(band, 0.35)],
    [0.6, band],
    [1, darken(band, 0.35)],
  ]);
  return {
    shadow: shadow(pen, 202, 306, 104, 22),
    body:
      `<path d="${ruffle}" fill="${pen.across([
        [0, darken(colour, 0.12)],
        [0.25, lighten(colour, 0.4)],
        [0.6, colour],
        [1, darken(colour, 0.3)],
      ])}"/><path d="${ruffle}" fill="${gathers}"/>` +
      `<path d="${crown}" fill="${puff}"/><path d="${crown}" fill="${weave}" opacity=".4"/>` +
      `<g fill="none" stroke-linecap="round"><path d="${lobes}" stroke="#0e1830" stroke-opacity=".14" stroke-width="7"/><path d="${lobes}" stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="translate(-5 2)"/>` +
      `<path d="${creases}" stroke="#0e1830" stroke-opacity=".16" stroke-width="6"/><path d="${creases}" stroke="#fff" stroke-opacity=".55" stroke-width="2.5" transform="translate(-5)"/></g>` +
      `<path d="M80 252Q200 288 320 252L318 268Q200 304 82 268Z" fill="${elastic}"/><path d="M80 252Q200 288 320 252L318 268Q200 304 82 268Z" fill="${gathers}" opacity=".7"/>` +
      `<g transform="translate(200 278)">${loudMark(look, 66, 20)}</g>`,
    box: [46, 80, 346, 320],
    footprint: [240, 150],
  };
}

export const protection: Record<'glove-pair' | 'mask' | 'apron' | 'hair-net', Form> = {
  'glove-pair': { tall: 26, draw: gloves },
  mask: { tall: 12, draw: mask, countsItself: true },
  apron: { tall: 60, draw: apron },
  'hair-net': { tall: 18, draw: hairNet },
};
