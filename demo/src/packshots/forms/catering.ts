/** Cups, lids and trays. */

import { flat, project } from '../kit/camera.ts';
import { brightness, darken, lighten } from '../kit/colour.ts';
import { brandMark, printFor, roundLabel } from '../kit/label.ts';
import { bandPath, disc, edge, lathe } from '../kit/lathe.ts';
import { roundPaint, shadow, upPaint } from '../kit/light.ts';
import { type Pen, svg } from '../kit/pen.ts';
import { blockShadow } from '../kit/prism.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

interface Cup {
  top: number;
  foot: number;
  height: number;
}

/** A rolled rim, seen from the front; the far half shows only on the uppermost cup. */
function rim(pen: Pen, cx: number, y: number, radius: number, colour: string): string {
  return (
    edge(cx, y + 1.5, radius, darken(colour, 0.3), 6) +
    svg`<path d="M${cx - radius} ${y}A${radius} ${radius * flat} 0 0 0 ${cx + radius} ${y}" stroke="${pen.linear(
      [
        [0, darken(colour, 0.1)],
        [0.25, lighten(colour, 0.7)],
        [0.6, lighten(colour, 0.1)],
        [1, darken(colour, 0.25)],
      ],
      cx - radius,
      0,
      cx + radius,
      0,
    )}" stroke-width="4.5" fill="none"/>`
  );
}

/** Outside of a cup; only the front one is printed. */
function cupBody(pen: Pen, cx: number, base: number, cup: Cup, colour: string): string {
  const paint = roundPaint(pen, colour, 'paper', cx - cup.top, cx + cup.top);
  return `<path d="${bandPath(cx, base - cup.height, base, cup.top, cup.foot)}" fill="${paint}"/>`;
}

function opening(pen: Pen, cx: number, y: number, cup: Cup, colour: string): string {
  const inside = pen.linear(
    [
      [0, darken(colour, 0.42)],
      [0.5, darken(colour, 0.18)],
      [1, lighten(colour, 0.2)],
    ],
    cx - cup.top,
    0,
    cx + cup.top,
    0,
  );
  const depth = pen.across(
    [
      [0, '#0e1830', 0.1],
      [0.55, '#0e1830', 0.3],
      [1, '#0e1830', 0.05],
    ],
    'down',
  );
  return (
    disc(cx, y, cup.top + 2, upPaint(pen, lighten(colour, 0.3))) +
    disc(cx, y + 1, cup.top - 2.5, inside) +
    disc(cx, y + 1, cup.top - 2.5, depth)
  );
}

function printedCup(look: Look, cx: number, base: number, cup: Cup): string {
  const { pen, colour } = look;
  const at = (h: number) => cup.foot + ((cup.top - cup.foot) * h) / cup.height;
  const print = printFor(look);
  const [low, high] = [cup.height * 0.2, cup.height * 0.78];
  return (
    opening(pen, cx, base - cup.height, cup, colour) +
    cupBody(pen, cx, base, cup, colour) +
    roundLabel(pen, look, cx, base - high, base - low, at(high) + 0.3, print, at(low) + 0.3) +
    edge(cx, base - 7, at(7), '#0e1830', 1, 0.2) +
    rim(pen, cx, base - cup.height, cup.top + 1.5, lighten(colour, 0.3))
  );
}

/** A sleeve of nested cups, and one of them in front of it. */
function cupStack(look: Look): Drawing {
  const { pen, colour } = look;
  const cup: Cup = { top: 62, foot: 43, height: 142 };
  const pieces = look.count === 1 ? 7 : look.count;
  const [cx, base, step] = [170, 320, 15];
  const [fx, fy] = [cx + 106, base + 26];
  const topY = base - cup.height - (pieces - 1) * step;
  const nested = pen.shape(
    cupBody(pen, cx, base, cup, colour) +
      edge(cx, base - cup.height + 7, cup.top - 1, '#0e1830', 4, 0.12) +
      rim(pen, cx, base - cup.height, cup.top + 1.5, lighten(colour, 0.3)),
  );
  const stack = Array.from(
    { length: pieces },
    (_, i) => svg`<use href="${nested}" y="${-(pieces - 1 - i) * step}"/>`,
  ).join('');
  return {
    shadow: shadow(pen, cx, base, cup.foot + 4) + shadow(pen, fx, fy, cup.foot + 4),
    body:
      opening(pen, cx, topY, cup, colour) +
      stack +
      shadow(pen, fx - 2, fy, cup.foot) +
      printedCup(look, fx, fy, cup),
    box: [cx - cup.top - 4, topY - cup.top * flat, fx + cup.top + 4, fy + cup.foot * flat],
    footprint: [230, 130],
  };
}

/** Sip lids, one upon the other. */
function cupLid(look: Look): Drawing {
  const { pen, colour } = look;
  const [cx, base, r, step] = [200, 300, 112, 26];
  const pieces = Math.min(8, look.count === 1 ? 2 : look.count);
  const lid = pen.shape(
    lathe(
      pen,
      cx,
      base,
      [
        [r, 0],
        [r + 4, 0, r + 4, 5],
        [r + 4, 11, r - 2, 13],
        [r - 6, 22],
        [r - 8, 30, r - 14, 31],
      ],
      colour,
      'plastic',
    ) +
      edge(cx, base - 12, r - 1, '#fff', 2, 0.55) +
      edge(cx, base - 5, r + 4, '#0e1830', 1.4, 0.2),
  );
  const y = base - (pieces - 1) * step;
  const stack = Array.from({ length: pieces }, (_, i) => svg`<use href="${lid}" y="${-i * step}"/>`).join('');
  const well = pen.across([
    [0, darken(colour, 0.34)],
    [0.5, darken(colour, 0.1)],
    [1, lighten(colour, 0.35)],
  ]);
  const print = printFor(look, brightness(colour) > 0.8 ? '#888888' : colour);
  return {
    shadow: shadow(pen, cx, base, r),
    body:
      stack +
      disc(cx, y - 31, r - 13, upPaint(pen, colour)) +
      disc(cx, y - 30, r - 22, well) +
      disc(cx, y - 27, r - 25, upPaint(pen, darken(colour, 0.05))) +
      svg`<ellipse cx="${cx - 36}" cy="${y - 45}" rx="11" ry="4" transform="rotate(-12 ${cx - 36} ${y - 45})" fill="${darken(colour, 0.75)}"/>` +
      svg`<g transform="matrix(.883 .1 -.3 .62 ${cx + 14} ${y - 18})">${brandMark(look.brand, 86, 26, print.mark, print.markInk)}</g>` +
      svg`<path d="M${cx - r + 22} ${y - 36}A${r - 18} ${(r - 18) * flat} 0 0 1 ${cx - 10} ${y - 64}" stroke="#fff" stroke-opacity=".9" stroke-width="4" stroke-linecap="round" fill="none"/>`,
    box: [cx - r - 4, y - 31 - r * flat, cx + r + 4, base + r * flat],
    footprint: [r * 2, r * 2],
  };
}

/** Open trays with sloping sides, nested. */
function foodTray(look: Look): Drawing {
  const { pen, colour } = look;
  const silver = Math.abs(brightness(colour) - 0.76) < 0.12 && colour.slice(1, 3) <= colour.slice(5, 7);
  const pieces = Math.min(6, look.count === 1 ? 3 : look.count);
  const [W, D, w, d, h, step] = [138, 92, 112, 68, 62, 13];
  const p = (x: number, y: number, z: number) => svg`${project(x, y, z)[0]} ${project(x, y, z)[1]}`;
  const tone = (a: number, b: number) =>
    pen.across(
      silver
        ? [
            [0, lighten(colour, a + 0.3)],
            [0.3, darken(colour, b)],
            [0.5, lighten(colour, 0.6)],
            [1, darken(colour, b + 0.15)],
          ]
        : [
            [0, lighten(colour, a)],
            [1, darken(colour, b)],
          ],
    );
  const crimp = pen.pattern(
    8,
    90,
    '<path d="M2 0v90" stroke="#0e1830" stroke-opacity=".3" stroke-width="1.6"/><path d="M5 0v90" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>',
  );
  const front = `M${p(-W, h, -D)}L${p(W, h, -D)}L${p(w, 0, -d)}L${p(-w, 0, -d)}Z`;
  const side = `M${p(W, h, -D)}L${p(W, h, D)}L${p(w, 0, d)}L${p(w, 0, -d)}Z`;
  const lip = `M${p(-W, h, -D)}L${p(W, h, -D)}L${p(W, h, D)}L${p(-W, h, D)}Z`;
  const outer = pen.shape(
    `<path d="${front}" fill="${tone(0.1, 0.12)}"/><path d="${side}" fill="${tone(-0.1, 0.4)}"/><path d="${front}${side}" fill="${crimp}" opacity=".35"/>` +
      `<path d="M${p(-W, h - 2, -D)}L${p(W, h - 2, -D)}L${p(W, h - 2, D)}" stroke="${darken(colour, 0.3)}" stroke-width="7" stroke-linejoin="round" fill="none"/><path d="M${p(-W, h, -D)}L${p(W, h, -D)}L${p(W, h, D)}" stroke="${lighten(colour, 0.55)}" stroke-width="4" stroke-linejoin="round" fill="none"/>`,
  );
  const lift = (pieces - 1) * step;
  const stack = Array.from({ length: pieces }, (_, i) => svg`<use href="${outer}" y="${-i * step}"/>`).join(
    '',
  );
  const inside =
    `<path d="${lip}" fill="${lighten(colour, 0.4)}" stroke="${lighten(colour, 0.4)}" stroke-width="6" stroke-linejoin="round"/><path d="${lip}" fill="${darken(colour, 0.2)}"/>` +
    `<path d="M${p(-W, h, D)}L${p(W, h, D)}L${p(w, 8, d)}L${p(-w, 8, d)}Z" fill="${tone(0.25, 0.05)}"/><path d="M${p(-W, h, -D)}L${p(-W, h, D)}L${p(-w, 8, d)}L${p(-w, 8, -d)}Z" fill="${darken(colour, 0.34)}"/>` +
    `<path d="M${p(-w, 8, -d)}L${p(w, 8, -d)}L${p(w, 8, d)}L${p(-w, 8, d)}Z" fill="${tone(0.15, 0.14)}"${pen.clip(lip)}/>`;
  const print = printFor(look, '#888888');
  return {
    shadow: blockShadow(pen, { width: w * 2, depth: d * 2, bottom: 0, top: 1 }),
    body:
      svg`<g transform="translate(0 ${-lift})">${inside}</g>` +
      stack +
      svg`<g transform="matrix(.883 .145 -.1 .95 ${project(-50, 36, -82)[0]} ${project(-50, 36, -82)[1] - lift * 0.2})">${brandMark(look.brand, 84, 25, print.mark, print.markInk)}</g>`,
    box: [
      project(-W, 0, -D)[0] - 3,
      project(-W, h, D)[1] - lift - 4,
      project(W, 0, D)[0] + 3,
      project(w, 0, -d)[1],
    ],
    footprint: [W * 2, D * 2],
  };
}

export const catering: Record<'cup-stack' | 'cup-lid' | 'food-tray', Form> = {
  'cup-stack': { tall: 18, draw: cupStack, countsItself: true },
  'cup-lid': { tall: 4, draw: cupLid, countsItself: true },
  'food-tray': { tall: 9, draw: foodTray, countsItself: true },
};
