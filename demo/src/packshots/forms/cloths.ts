/** Cloths and sponges. */

import { onFace } from '../kit/camera.ts';
import { darken, lighten } from '../kit/colour.ts';
import { brandMark, flatLabel, printFor } from '../kit/label.ts';
import { upPaint } from '../kit/light.ts';
import { svg } from '../kit/pen.ts';
import { type Block, blockShadow, prism, prismBox, rimPath, wallPath } from '../kit/prism.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

/** A pile of folded cloths, held by a paper sleeve. */
function clothPile(look: Look): Drawing {
  const { pen, colour } = look;
  const pieces = look.count === 1 ? 4 : Math.min(10, look.count);
  const thick = Math.min(26, 150 / pieces);
  const shades = [colour, darken(colour, 0.06)];
  const pile = pen.pattern(
    5,
    5,
    `<circle cx="1.5" cy="1.5" r=".9" fill="${darken(colour, 0.5)}"/><circle cx="4" cy="4" r=".9" fill="#fff"/>`,
  );
  const step = thick * 0.951;
  const fold = (b: Block) =>
    `<path d="${rimPath(b, (b.bottom + b.top) / 2)}" stroke="#0e1830" stroke-opacity=".3" stroke-width="1.4" fill="none"/><path d="${rimPath(b, b.bottom)}" stroke="#0e1830" stroke-opacity=".4" stroke-width="2" fill="none"/>`;
  // Two cuts of the same cloth, laid alternately: no pile of cloths is quite straight.
  const cuts = [0, 1].map((i) => {
    const b: Block = { width: 206 + i * 4, depth: 146, bottom: 0, top: thick - 1.5, radius: 9, x: i * 1.5 };
    return pen.shape(prism(pen, b, shades[i] ?? colour) + fold(b));
  });
  const stack = Array.from(
    { length: pieces },
    (_, i) => svg`<use href="${cuts[i % 2] ?? ''}" y="${-i * step}"/>`,
  );
  const top = pieces * thick - 1.5;
  const all: Block = { width: 206, depth: 146, bottom: 0, top, radius: 9 };
  const print = printFor(look);
  const h = Math.max(40, top - 2);
  return {
    shadow: blockShadow(pen, all),
    body:
      stack.join('') +
      `<path d="${wallPath(all)}" fill="${pile}" opacity=".22"/>` +
      `<g ${onFace('top', -100, top, 70)}><path d="M0 0H200V140H0Z" fill="${pile}" opacity=".22"/><path d="M7 7H193V133H7Z" fill="none" stroke="${darken(colour, 0.4)}" stroke-opacity=".7" stroke-dasharray="5 3"/></g>` +
      `<g ${onFace('top', -38, top + 1, 74)}><path d="M0 0H76V148H0Z" fill="${lighten(print.paper, 0.2)}"/></g>` +
      `<g ${onFace('front', -38, top + 1, -74)}>${flatLabel(look, 76, h, print, 0)}</g>`,
    box: prismBox(all),
    footprint: [206, 146],
  };
}

function sponge(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const scour = look.accentGiven ? accent : '#2f8f4e';
  const foam: Block = { width: 200, depth: 124, bottom: 0, top: 58, radius: 9 };
  const pad: Block = { ...foam, bottom: 58, top: 78 };
  const hole = (x: number, y: number, r: number) =>
    svg`<ellipse cx="${x}" cy="${y}" rx="${r * 1.3}" ry="${r}" fill="${darken(colour, 0.42)}"/>`;
  const pores = pen.pattern(
    44,
    30,
    hole(6, 7, 2.4) +
      hole(20, 18, 3.2) +
      hole(33, 6, 1.7) +
      hole(38, 22, 2.2) +
      hole(12, 25, 1.5) +
      hole(25, 4, 1.2),
  );
  const fibres = pen.pattern(
    13,
    9,
    `<path d="M0 2l6 3M7 8l5-4M9 1l4 1" stroke="${darken(scour, 0.5)}"/><path d="M2 7l4-2M8 5l4 2" stroke="${lighten(scour, 0.5)}"/>`,
  );
  const print = printFor(look, '#888888');
  return {
    shadow: blockShadow(pen, foam),
    body:
      prism(pen, foam, colour) +
      `<path d="${wallPath(foam)}" fill="${pores}" opacity=".55"/>` +
      prism(pen, pad, scour) +
      `<path d="${wallPath(pad)}" fill="${fibres}" opacity=".5"/>` +
      `<g ${onFace('top', -94, 78, 56)}><path d="M0 0H188V112H0Z" fill="${fibres}" opacity=".5"/></g>` +
      `<g ${onFace('front', -37, 60, -63)}><path d="M0 0H74V60H0Z" fill="${print.paper}"/><g transform="translate(37 24)">${brandMark(look.brand, 64, 23, print.mark, print.markInk)}</g><path d="M16 44h42" stroke="${print.ink}" stroke-width="2" opacity=".5"/></g>` +
      `<g ${onFace('front', -37, 79, -63)}><path d="M0 0H74V20H0Z" fill="${print.paper}"/></g><g ${onFace('top', -37, 79, 63)}><path d="M0 0H74V126H0Z" fill="${upPaint(pen, print.paper)}"/></g>`,
    box: prismBox({ ...foam, top: 78 }),
    footprint: [200, 124],
    pile: { rise: 80, gaps: false },
  };
}

export const cloths: Record<'cloth' | 'sponge', Form> = {
  cloth: { tall: 10, draw: clothPile, countsItself: true },
  sponge: { tall: 6, draw: sponge },
};
