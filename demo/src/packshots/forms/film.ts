/** Things of thin film: rolls of bags, wrapping film, tape; and carrier bags. */

import { axisX, axisZ, onFace, project } from '../kit/camera.ts';
import { brightness, darken, inkOn, lighten } from '../kit/colour.ts';
import { brandMark, flatLabel, printFor } from '../kit/label.ts';
import { shadow, upPaint } from '../kit/light.ts';
import { svg } from '../kit/pen.ts';
import { type Block, blockShadow, footprintPath, prism, prismBox, wallPath } from '../kit/prism.ts';
import { endDisc, type Lying, lyingPaint, onRoll, sectionPath } from '../kit/roll.ts';
import { cord } from '../kit/strokes.ts';
import { escapeText, fitText, shorten } from '../kit/text.ts';
import type { Box, Drawing, Form, Look } from '../kit/types.ts';

const cardboard = '#c3a078';

/** Shadow and frame of a roll along x. */
function lyingFrame(look: Look, roll: Lying, extra = 0): Omit<Drawing, 'body'> {
  const { radius: r, length, centre } = roll;
  const foot: Block = { width: length + extra, depth: r * 0.9, bottom: 0, top: 1, radius: 12 };
  const box: Box = [
    centre[0] - (length + extra) * axisX[0] - r * 0.5,
    centre[1] - r - length * axisX[1],
    centre[0] + r * 0.5 + extra,
    centre[1] + r * 1.02,
  ];
  return {
    shadow: blockShadow(look.pen, foot),
    box,
    footprint: [length + extra, r * 2],
    pile: { rise: r * 1.74, gaps: true },
  };
}

function binBagRoll(look: Look): Drawing {
  const { pen, colour } = look;
  const r = 54;
  const roll: Lying = { axis: 'x', centre: project(116, r, 0), radius: r, length: 232 };
  const dark = brightness(colour) < 0.3;
  const film = dark ? lighten(colour, 0.08) : colour;
  const spiral = [0.9, 0.78, 0.66, 0.54, 0.42, 0.3].map((f) =>
    endDisc(
      roll,
      f,
      'none',
      ` stroke="${dark ? lighten(colour, 0.4) : darken(colour, 0.4)}" stroke-width="1.1" opacity=".75"`,
    ),
  );
  const [x, y] = project(-116, r, 0);
  // Wound film is never quite smooth: a few long glossy folds.
  const folds = [
    [-30, 0.5],
    [-12, 0.35],
    [12, 0.22],
    [30, 0.28],
  ] as const;
  const gloss = folds.map(
    ([dy, o]) =>
      svg`<path d="M${x - 6} ${y + dy}q50 ${6 + dy * 0.1} 96 13t112 20" stroke="#fff" stroke-opacity="${String(o)}" stroke-width="${dy < 0 ? 3 : 1.6}" fill="none"/>`,
  );
  const print = printFor(look, '#888888');
  const sleeve = { from: 70, to: 166 };
  return {
    ...lyingFrame(look, roll),
    body:
      `<path d="${sectionPath(roll, 0, roll.length)}" fill="${lyingPaint(pen, roll, film, 'plastic')}"/>` +
      gloss.join('') +
      `<path d="${sectionPath({ ...roll, radius: r + 1 }, sleeve.from, sleeve.to)}" fill="${lyingPaint(pen, roll, print.paper, 'paper')}"/>` +
      `<g ${onRoll(roll, 118, 30)}><g transform="translate(-48 -36)">${flatLabel(look, 96, 72, { ...print, paper: 'none' }, 0)}</g></g>` +
      endDisc(
        roll,
        1,
        pen.across([
          [0, lighten(film, 0.2)],
          [1, darken(film, 0.3)],
        ]),
      ) +
      spiral.join('') +
      endDisc(roll, 0.15, darken(colour, 0.75)),
  };
}

/** Wrapping film on a core that extends at both ends. */
function filmRoll(look: Look): Drawing {
  const { pen, colour } = look;
  const r = 58;
  const at = (x: number) => project(x, r, 0);
  const roll: Lying = { axis: 'x', centre: at(100), radius: r, length: 200 };
  const right: Lying = { axis: 'x', centre: at(128), radius: 25, length: 32 };
  const left: Lying = { axis: 'x', centre: at(-96), radius: 25, length: 32 };
  const glossy = lyingPaint(pen, roll, colour, 'metal');
  const face = pen.across([
    [0, lighten(colour, 0.45)],
    [0.5, darken(colour, 0.12)],
    [1, darken(colour, 0.34)],
  ]);
  const print = printFor(look, '#888888');
  const tube = (part: Lying) =>
    `<path d="${sectionPath(part, 0, part.length)}" fill="${lyingPaint(pen, part, cardboard, 'paper')}"/>`;
  const [x, y] = at(-100);
  return {
    ...lyingFrame(look, roll, 30),
    body:
      tube(left) +
      `<path d="${sectionPath(roll, 0, 200)}" fill="${glossy}"/>` +
      `<path d="${sectionPath(roll, 0, 200)}" fill="${lyingPaint(pen, roll, lighten(colour, 0.35), 'clear')}" opacity=".5"/>` +
      svg`<path d="M${x - 2} ${y + 20}q60 20 100 21t84 8" stroke="#fff" stroke-opacity=".6" stroke-width="2" fill="none"/>` +
      `<g ${onRoll(roll, 100, 30)}><g transform="translate(-46 -32)">${flatLabel(look, 92, 64, print, 4)}</g></g>` +
      endDisc(roll, 1, face) +
      [0.9, 0.78, 0.66, 0.56]
        .map((f) => endDisc(roll, f, 'none', ' stroke="#fff" stroke-opacity=".55" stroke-width="1.2"'))
        .join('') +
      tube(right) +
      endDisc(right, 1, lighten(cardboard, 0.22)) +
      endDisc(right, 0.78, darken(cardboard, 0.65)),
    box: [at(-128)[0] - 24, at(0)[1] - r - 18, at(128)[0] + 26, at(100)[1] + r],
  };
}

/** A roll of tape on edge, with a visible core hole. */
function tapeRoll(look: Look): Drawing {
  const { pen, colour } = look;
  const r = 104;
  const hole = 0.7;
  const centre = project(0, r, -26);
  const roll: Lying = { axis: 'z', centre, radius: r, length: 58 };
  const circle = (f: number, dx = 0, dy = 0) => {
    const at = (t: number) =>
      [
        centre[0] + dx + Math.cos(t) * r * f * axisX[0],
        centre[1] + dy + Math.cos(t) * r * f * axisX[1] - Math.sin(t) * r * f * 0.951,
      ] as const;
    // Eight points with smooth joints look like a circle in any projection.
    const k = (4 / 3) * Math.tan(Math.PI / 16);
    const slope = (t: number) =>
      [
        -Math.sin(t) * r * f * axisX[0],
        -Math.sin(t) * r * f * axisX[1] - Math.cos(t) * r * f * 0.951,
      ] as const;
    const first = at(0);
    let path = svg`M${first[0]} ${first[1]}`;
    for (let i = 0; i < 8; i += 1) {
      const [t0, t1] = [(i * Math.PI) / 4, ((i + 1) * Math.PI) / 4];
      const [p, q, s0, s1] = [at(t0), at(t1), slope(t0), slope(t1)];
      path += svg`C${p[0] + s0[0] * k} ${p[1] + s0[1] * k} ${q[0] - s1[0] * k} ${q[1] - s1[1] * k} ${q[0]} ${q[1]}`;
    }
    return `${path}Z`;
  };
  const near = circle(hole);
  const far = circle(hole, axisZ[0] * roll.length, axisZ[1] * roll.length);
  const inside = pen.across([
    [0, darken(cardboard, 0.55)],
    [0.6, darken(cardboard, 0.15)],
    [1, lighten(cardboard, 0.2)],
  ]);
  const face = pen.across(
    [
      [0, lighten(colour, 0.4)],
      [0.5, colour],
      [1, darken(colour, 0.24)],
    ],
    'down',
  );
  const ring = (f: number) =>
    `<path d="${circle(f)}" fill="none" stroke="${darken(colour, 0.35)}" stroke-width=".8" opacity=".5"/>`;
  const foot = project(0, 0, 0);
  return {
    shadow: shadow(pen, foot[0] + 8, foot[1], 66, 20),
    body:
      `<path d="${near + far}" fill-rule="evenodd" fill="${inside}"${pen.clip(near)}/>` +
      `<path d="${sectionPath(roll, 0, roll.length)}" fill="${lyingPaint(pen, roll, darken(colour, 0.06), 'plastic')}"/>` +
      `<path d="${circle(1) + near}" fill-rule="evenodd" fill="${face}"/>` +
      [0.95, 0.88, 0.82, 0.77].map(ring).join('') +
      `<path d="${circle(0.735) + near}" fill-rule="evenodd" fill="${lighten(cardboard, 0.15)}"/>` +
      svg`<g transform="matrix(.883 .145 0 .951 ${centre[0]} ${centre[1] + r * 0.805})">${brandMark(look.brand, 60, 19, printFor(look, '#888888').mark, printFor(look, '#888888').markInk)}</g>`,
    box: [centre[0] - r * 0.9, centre[1] - r * 1.03 - 12, centre[0] + r * 0.9 + 28, foot[1] + 10],
    footprint: [r * 2, 66],
  };
}

function carrierBag(look: Look): Drawing {
  const { pen, colour } = look;
  const block: Block = { width: 172, depth: 84, bottom: 0, top: 216 };
  const inside = pen.across(
    [
      [0, darken(colour, 0.7)],
      [1, darken(colour, 0.35)],
    ],
    'down',
  );
  const handle = (z: number) => {
    const [a, b] = [project(-38, 208, z), project(38, 208, z)];
    return cord(
      svg`M${a[0]} ${a[1]}C${a[0] - 2} ${a[1] - 74} ${b[0] - 2} ${b[1] - 78} ${b[0]} ${b[1]}`,
      7,
      look.accentGiven ? look.accent : lighten(colour, 0.15),
    );
  };
  const print = printFor(look);
  const onDark = brightness(colour) < 0.62;
  const line = shorten(look.label, 14);
  const ink = onDark ? inkOn(colour) : darken(colour, 0.7);
  const [cx, cy] = project(86, 104, 0);
  const top = { ...block, bottom: 196 };
  return {
    shadow: blockShadow(pen, block),
    body:
      handle(38) +
      prism(pen, block, colour) +
      `<path d="${footprintPath({ ...block, width: 169, depth: 81 }, block.top)}" fill="${inside}"/>` +
      `<path d="${wallPath(top)}" fill="#0e1830" opacity=".06"/>` +
      // Side gusset: folded in the middle, with the crease of the bottom.
      svg`<path d="M${cx} ${cy - 106}V${cy + 40}L${project(86, 0, -42)[0]} ${project(86, 0, -42)[1]}M${cx} ${cy + 40}L${project(86, 0, 42)[0]} ${project(86, 0, 42)[1]}" stroke="#0e1830" stroke-opacity=".28" stroke-width="1.5" fill="none"/>` +
      svg`<path d="M${cx} ${cy - 106}V${cy + 40}L${project(86, 0, 42)[0]} ${project(86, 0, 42)[1]}V${project(86, 216, 42)[1]}Z" fill="#0e1830" opacity=".1"/>` +
      `<g ${onFace('front', -86, 216, -42)}><g transform="translate(86 108)">${brandMark(look.brand, 128, 46, print.paper === '#fbfaf6' ? print.mark : print.paper, print.paper === '#fbfaf6' ? print.markInk : print.ink)}</g>` +
      (line === ''
        ? ''
        : svg`<text x="86" y="162" text-anchor="middle" font-size="${fitText(line, 124, 18)}" font-weight="700" fill="${ink}">${escapeText(line)}</text>`) +
      '</g>' +
      `<path d="${footprintPath(block, block.top)}" fill="none" stroke="${upPaint(pen, colour)}" stroke-width="1.6"/>` +
      handle(-41),
    box: [prismBox(block)[0], project(0, 290, 0)[1], prismBox(block)[2], prismBox(block)[3]],
    footprint: [block.width, block.depth],
  };
}

export const film: Record<'bin-bag-roll' | 'film-roll' | 'tape-roll' | 'carrier-bag', Form> = {
  'bin-bag-roll': { tall: 9, draw: binBagRoll },
  'film-roll': { tall: 11, draw: filmRoll },
  'tape-roll': { tall: 10, draw: tapeRoll },
  'carrier-bag': { tall: 34, draw: carrierBag },
};
