/** Brushes on a long handle: for dishes, and for toilets. */

import { flat } from '../kit/camera.ts';
import { brightness, darken, lighten } from '../kit/colour.ts';
import { loudMark } from '../kit/label.ts';
import { disc, edge, lathe, lathePath, type Profile } from '../kit/lathe.ts';
import { glint, shadow, upPaint } from '../kit/light.ts';
import { svg } from '../kit/pen.ts';
import { bar } from '../kit/strokes.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

/** Round head on the floor with its bristles down, the long handle rising to the right, a hole in its end. */
function dishBrush(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const [cx, base] = [106, 316];
  const hair = look.accentGiven ? accent : brightness(colour) > 0.8 ? '#3f79c4' : '#f1efe8';
  const tuft: Profile = [
    [62, 0],
    [58, 26, 50, 52],
  ];
  const lines = pen.pattern(
    7,
    80,
    `<path d="M1.5 0l.6 80M5 0l-.5 80" stroke="${darken(hair, 0.5)}" stroke-width="1"/><path d="M3.2 0v80" stroke="${lighten(hair, 0.65)}"/>`,
  );
  const head = base - 52;
  const grip =
    'M92 240Q96 216 128 214Q176 210 214 176L318 66Q334 48 352 60Q368 74 354 94L252 206Q206 252 150 256Q100 262 92 240Z';
  const paint = pen.linear(
    [
      [0, lighten(colour, 0.4)],
      [0.4, colour],
      [1, darken(colour, 0.42)],
    ],
    214,
    130,
    250,
    176,
  );
  const [hx, hy] = [341, 76];
  return {
    shadow: shadow(pen, cx + 2, base, 58) + shadow(pen, 236, 322, 96, 8, 0.35),
    body:
      lathe(pen, cx, base, tuft, hair, 'paper') +
      `<path d="${lathePath(cx, base, tuft)}" fill="${lines}" opacity=".75"/>` +
      edge(cx, base, 61, darken(hair, 0.3), 3, 0.5) +
      lathe(
        pen,
        cx,
        head,
        [
          [54, 0],
          [56, 4],
          [56, 15],
          [54, 20],
        ],
        colour,
        'plastic',
      ) +
      disc(cx, head - 20, 54, upPaint(pen, colour)) +
      svg`<path d="${grip}" fill="#0e1830" opacity=".16" transform="translate(0 7)"${pen.clip(
        lathePath(cx, head, [
          [56, 0],
          [56, 20],
        ]),
      )}/>` +
      `<path d="${grip}" fill="${paint}" stroke="${darken(colour, 0.45)}" stroke-opacity=".6"/>` +
      '<path d="M118 226Q178 222 224 184L322 78" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round" fill="none"/>' +
      // Ribs for the thumb, and the hole to hang it by.
      '<path d="M262 148l26 22M274 135l26 22M286 122l26 22" stroke="#0e1830" stroke-opacity=".25" stroke-width="4" stroke-linecap="round"/>' +
      svg`<ellipse cx="${hx}" cy="${hy}" rx="9" ry="7" fill="#fff" stroke="${darken(colour, 0.4)}" stroke-width="1.5"/>` +
      `<g transform="translate(206 208) rotate(-38)">${loudMark(look, 72, 21)}</g>`,
    box: [42, 54, 362, base + 62 * flat],
    footprint: [300, 124],
  };
}

/** A closed holder, the brush's lid and grip on it. */
function toiletBrush(look: Look): Drawing {
  const { pen, colour } = look;
  const trim = look.accentGiven ? look.accent : darken(colour, 0.2);
  const [cx, base, r, height] = [200, 344, 56, 132];
  const y = base - height;
  return {
    shadow: shadow(pen, cx, base, r),
    body:
      lathe(
        pen,
        cx,
        base,
        [
          [r + 2, 0],
          [r + 4, 3],
          [r + 1, 12],
          [r - 4, height],
        ],
        colour,
        'plastic',
      ) +
      glint(pen, [cx - r * 0.66, y + 14], [cx - r * 0.7, base - 16], 8, 0.5) +
      `<g transform="translate(${cx} ${y + 78})">${loudMark(look, 76, 25)}</g>` +
      bar(pen, cx, y - 130, cx, y - 16, 17, colour) +
      lathe(
        pen,
        cx,
        y + 2,
        [
          [r, 0],
          [r, 7],
          [r - 14, 18, 14, 24],
          [10, 34],
        ],
        trim,
        'plastic',
      ) +
      lathe(
        pen,
        cx,
        y - 104,
        [
          [9, 0],
          [15, 10, 15, 36],
          [15, 62, 7, 66],
        ],
        trim,
        'plastic',
      ) +
      disc(cx, y - 170, 7, upPaint(pen, trim)),
    box: [cx - r - 4, y - 174, cx + r + 4, base + r * flat],
    footprint: [r * 2, r * 2],
  };
}

export const sinkBrushes: Record<'dish-brush' | 'toilet-brush', Form> = {
  'dish-brush': { tall: 22, draw: dishBrush },
  'toilet-brush': { tall: 38, draw: toiletBrush },
};
