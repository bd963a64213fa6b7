/** For scouring without a sponge's foam: fleece pads, melamine blocks, steel wool. */

import { flat, onFace, project } from '../kit/camera.ts';
import { darken, lighten } from '../kit/colour.ts';
import { brandMark, loudMark, printFor } from '../kit/label.ts';
import { shadow, upPaint } from '../kit/light.ts';
import { svg } from '../kit/pen.ts';
import { type Block, blockShadow, prism, prismBox, wallPath } from '../kit/prism.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

/** A thin hand pad of nylon fleece, of one colour right through. */
function scouringPad(look: Look): Drawing {
  const { pen, colour } = look;
  const pad: Block = { width: 226, depth: 150, bottom: 0, top: 17, radius: 8 };
  const fibres = pen.pattern(
    19,
    14,
    `<path d="M0 3l9 5M10 12l8-7M13 1l6 2M2 13l5-4" stroke="${darken(colour, 0.55)}" stroke-width="1.1"/><path d="M3 10l7-5M11 7l7 4M1 6l4-4" stroke="${lighten(colour, 0.8)}" stroke-width="1.3"/>`,
    'rotate(17)',
  );
  const print = printFor(look, '#888888');
  return {
    shadow: blockShadow(pen, pad, 8),
    body:
      prism(pen, pad, darken(colour, 0.08)) +
      `<path d="${wallPath(pad)}" fill="${fibres}" opacity=".55"/>` +
      `<g ${onFace('top', -111, 17, 73)}><rect width="222" height="146" rx="7" fill="${fibres}" opacity=".6"/></g>` +
      `<g ${onFace('front', -36, 18, -76)}><path d="M0 0H72V18H0Z" fill="${darken(print.paper, 0.08)}"/></g>` +
      `<g ${onFace('top', -36, 18, 76)}><path d="M0 0H72V152H0Z" fill="${upPaint(pen, print.paper)}"/><g transform="translate(36 92)">${brandMark(look.brand, 64, 30, print.mark, print.markInk)}</g></g>`,
    box: prismBox(pad),
    footprint: [226, 150],
    pile: { rise: 21, gaps: false },
  };
}

/** A block of melamine foam: even, fine and matt, without a scouring layer. */
function melamineSponge(look: Look): Drawing {
  const { pen, colour } = look;
  const foam: Block = { width: 190, depth: 108, bottom: 0, top: 56, radius: 5 };
  const grain = pen.pattern(
    9,
    7,
    `<circle cx="2" cy="2" r=".8" fill="${darken(colour, 0.4)}"/><circle cx="6.5" cy="5" r=".7" fill="${darken(colour, 0.3)}"/>`,
  );
  return {
    shadow: blockShadow(pen, foam),
    body:
      prism(pen, foam, colour) +
      `<path d="${wallPath(foam)}" fill="${grain}" opacity=".6"/>` +
      `<g ${onFace('top', -92, 56, 51)}><path d="M0 0H184V102H0Z" fill="${grain}" opacity=".6"/></g>` +
      `<g ${onFace('front', -52, 46, -54)}><g transform="translate(52 18)">${loudMark(look, 84, 28)}</g></g>`,
    box: prismBox(foam),
    footprint: [190, 108],
    pile: { rise: 58, gaps: false },
  };
}

/** A ball of curled steel ribbon. */
function steelSponge(look: Look): Drawing {
  const { pen, colour } = look;
  const [cx, cy, rx, ry] = [200, 256, 96, 66];
  const ball = pen.radial(
    [
      [0, lighten(colour, 0.5)],
      [0.55, darken(colour, 0.2)],
      [1, darken(colour, 0.65)],
    ],
    0.36,
    0.28,
    0.75,
  );
  // Loops laid over the ball in the golden angle: nowhere in rows.
  const loops = [0, 1].map((layer) =>
    Array.from({ length: 64 }, (_, i) => {
      const t = i * 2.39996 + layer;
      const f = Math.sqrt((i + 0.5) / 64) * 0.94;
      const [x, y] = [cx + Math.cos(t) * rx * f, cy + Math.sin(t) * ry * f];
      return svg`M${x - 12} ${y}a12 ${7 + (i % 4)} 0 1 1 20 5`;
    }).join(''),
  );
  const [mx, my] = [cx - 4, cy + 14];
  return {
    shadow: shadow(pen, cx + 2, cy + 46, 84, 84 * flat),
    body:
      svg`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${ball}"/>` +
      `<g fill="none" stroke-linecap="round"><path d="${loops[0]}" stroke="${darken(colour, 0.62)}" stroke-width="2.6"/><path d="${loops[1]}" stroke="${lighten(colour, 0.75)}" stroke-width="1.7"/></g>` +
      `<g transform="translate(${mx} ${my})"><rect x="-44" y="-18" width="88" height="36" rx="4" fill="#fdfdfb" stroke="#0e1830" stroke-opacity=".2"/>${loudMark(look, 74, 24)}</g>`,
    box: [cx - rx - 10, cy - ry - 12, cx + rx + 12, project(0, 0, 0)[1] + 24],
    footprint: [rx * 2, rx * 1.7],
  };
}

export const scourers: Record<'scouring-pad' | 'melamine-sponge' | 'steel-sponge', Form> = {
  'scouring-pad': { tall: 3, draw: scouringPad },
  'melamine-sponge': { tall: 6, draw: melamineSponge },
  'steel-sponge': { tall: 6, draw: steelSponge },
};
