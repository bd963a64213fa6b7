/** Window washing without a blade: the washer's sleeve and holder, and loose rubber. */

import { brightness, darken, lighten } from '../kit/colour.ts';
import { loudMark } from '../kit/label.ts';
import { downPaint, shadow } from '../kit/light.ts';
import { svg } from '../kit/pen.ts';
import { cord } from '../kit/strokes.ts';
import type { Drawing, Form, Look } from '../kit/types.ts';

/** Plush that stands out from an outline: `[x, y, direction in degrees]` of every tuft. */
function tufts(roots: (readonly [x: number, y: number, degrees: number])[]): string {
  return roots
    .map(([x, y, degrees], i) => {
      const angle = ((degrees + ((i * 37) % 44) - 22) * Math.PI) / 180;
      const long = 4 + ((i * 7) % 5) * 1.1;
      return svg`M${x} ${y}l${Math.cos(angle) * long} ${-Math.sin(angle) * long}`;
    })
    .join('');
}

/** The sleeve lies across the picture: its left and right end, its top and foot. */
const sleeve = { left: 66, right: 334, top: 136, foot: 250 };

/** Roots of the tufts along the top, the foot and both round ends. */
function sleeveEdge(): (readonly [number, number, number])[] {
  const { left, right, top, foot } = sleeve;
  const middle = (top + foot) / 2;
  const r = (foot - top) / 2;
  const along = Array.from({ length: 48 }, (_, i) => left + ((right - left) * (i + 0.5)) / 48);
  const around = Array.from({ length: 25 }, (_, i) => -90 + i * 7.5);
  const at = (x: number, degrees: number) => {
    const t = (degrees * Math.PI) / 180;
    return [x + Math.cos(t) * r * 0.96, middle - Math.sin(t) * r * 0.96, degrees] as const;
  };
  return [
    ...along.map((x) => [x, top + 3, 90] as const),
    ...along.map((x) => [x, foot - 3, 270] as const),
    ...around.map((degrees) => at(right, degrees)),
    ...around.map((degrees) => at(left, degrees + 180)),
  ];
}

/** A plush sleeve for the holder's bar, with the slit for its grip; an accent is the abrasive pad at one end. */
function washerSleeve(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const { left, right, top, foot } = sleeve;
  const r = (foot - top) / 2;
  const plush = pen.pattern(
    17,
    13,
    `<path d="M1 3q3 6 7 1M9 9q4 6 7 0" stroke="${darken(colour, 0.5)}" stroke-width="1.6" fill="none" opacity=".6"/><path d="M3 1q3 5 7 0M0 9q4 5 8 0" stroke="#fff" stroke-width="1.9" fill="none"/>`,
  );
  const round = (tone: string) =>
    pen.across(
      [
        [0, lighten(tone, 0.4)],
        [0.35, tone],
        [0.75, darken(tone, 0.16)],
        [1, darken(tone, 0.38)],
      ],
      'down',
    );
  const body = svg`M${left} ${top}H${right}a${r} ${r} 0 0 1 0 ${r * 2}H${left}a${r} ${r} 0 0 1 0 ${-r * 2}Z`;
  const pad = svg`M${right - 22} ${top}H${right}a${r} ${r} 0 0 1 0 ${r * 2}H${right - 22}Z`;
  const slit = svg`M184 ${foot}Q186 ${foot - 48} 202 ${foot - 52}Q218 ${foot - 48} 220 ${foot}Q202 ${foot - 6} 184 ${foot}Z`;
  const fibres = pen.pattern(9, 7, '<path d="M0 1l6 4M6 6l3-4" stroke="#0e1830" opacity=".5"/>');
  const edge = pen.shape(`<path d="${tufts(sleeveEdge())}"/>`);
  return {
    shadow: shadow(pen, 206, 262, 168, 16, 0.8),
    body:
      '<g transform="rotate(4 200 200)">' +
      `<use href="${edge}" stroke="${darken(colour, 0.2)}" stroke-width="5" stroke-linecap="round"/><use href="${edge}" y="-1.5" stroke="${lighten(colour, 0.25)}" stroke-width="3" stroke-linecap="round"/>` +
      `<path d="${body}" fill="${round(colour)}"/><path d="${body}" fill="${plush}" opacity=".8"/>` +
      (look.accentGiven
        ? `<path d="${pad}" fill="${round(accent)}"/><path d="${pad}" fill="${fibres}"/><path d="M${svg`${right - 22} ${top}V${foot}`}" stroke="#0e1830" stroke-opacity=".4" stroke-width="2"/>`
        : '') +
      // The mouth of the slit: the dark inside, a hem around it, and the stud that closes it round the grip.
      `<path d="${slit}" fill="${darken(colour, brightness(colour) > 0.5 ? 0.78 : 0.9)}"/>` +
      svg`<path d="M180 ${foot}Q182 ${foot - 52} 202 ${foot - 56}Q222 ${foot - 52} 224 ${foot}" stroke="#3a424e" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M180 ${foot}Q182 ${foot - 52} 202 ${foot - 56}Q222 ${foot - 52} 224 ${foot}" stroke="#fff" stroke-opacity=".55" stroke-dasharray="4 4" stroke-width="1.6" fill="none"/>` +
      svg`<circle cx="238" cy="${foot - 18}" r="7" fill="#8b939d"/><circle cx="236.6" cy="${foot - 19.5}" r="4.2" fill="#dfe4ea"/>` +
      svg`<g transform="translate(${left + 46} ${top + 50})"><rect x="-45" y="-20" width="90" height="40" rx="4" fill="#fdfdfb" stroke="#0e1830" stroke-opacity=".25"/>${loudMark(look, 78, 26)}</g></g>`,
    box: [2, 108, 398, 284],
    footprint: [340, 80],
  };
}

/** The sleeve's holder: a T of grooved plastic on a grip. */
function washerHolder(look: Look): Drawing {
  const { pen, colour, accent } = look;
  const grip = look.accentGiven ? accent : '#2c323c';
  const grooves = Array.from({ length: 12 }, (_, i) => svg`M${70 + i * 23.5} 84v30`).join('');
  const handle = pen.linear(
    [
      [0, darken(grip, 0.3)],
      [0.2, lighten(grip, 0.35)],
      [0.5, grip],
      [1, darken(grip, 0.5)],
    ],
    176,
    0,
    224,
    0,
  );
  return {
    shadow: shadow(pen, 214, 352, 74, 14, 0.75),
    body:
      '<g transform="rotate(9 200 200)">' +
      svg`<path d="M178 178h44l6 148q-2 24 -28 24t-28 -24Z" fill="${handle}"/>` +
      '<path d="M177 232q22 7 46 0M176 252q24 8 48 0M175 272q24 8 50 0M174 292q26 8 52 0" stroke="#000" stroke-opacity=".35" stroke-width="4" fill="none"/>' +
      svg`<path d="M164 116h72l-12 70h-48Z" fill="${downPaint(pen, grip)}"/><circle cx="200" cy="140" r="13" fill="${darken(grip, 0.45)}"/><circle cx="198" cy="138" r="9" fill="#c2c8d0"/>` +
      svg`<rect x="46" y="76" width="308" height="46" rx="23" fill="${downPaint(pen, colour)}"/>` +
      `<path d="${grooves}" stroke="#000" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/><path d="${grooves}" stroke="#fff" stroke-opacity=".22" stroke-width="2" transform="translate(5 0)"/>` +
      '<path d="M64 84h272" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>' +
      `<g transform="translate(200 206)">${loudMark(look, 44, 16)}</g></g>`,
    box: [44, 40, 356, 356],
    footprint: [300, 50],
  };
}

/** A strip of rubber, coiled for delivery, its end free. */
function wiperRubber(look: Look): Drawing {
  const { pen, colour } = look;
  const [cx, cy] = [196, 232];
  let spiral = '';
  for (let step = 0; step <= 112; step += 1) {
    const t = (step * Math.PI) / 16;
    const r = 46 + t * 3.7;
    spiral += svg`${step === 0 ? 'M' : 'L'}${cx + Math.cos(t) * r} ${cy + Math.sin(t) * r * 0.5}`;
  }
  const end = 46 + 7 * Math.PI * 3.7;
  spiral += svg`Q${cx - end - 6} ${cy - 40} ${cx - end + 58} ${cy - 66}`;
  const coil = pen.shape(`<path d="${spiral}" stroke-linejoin="round" stroke-linecap="round" fill="none"/>`);
  const edge = (dy: number, tone: string, width: number) =>
    svg`<use href="${coil}" y="${dy}" stroke="${tone}" stroke-width="${width}"/>`;
  return {
    shadow: shadow(pen, cx + 4, cy + 26, end),
    body:
      edge(22, darken(colour, 0.55), 4) +
      edge(14, darken(colour, 0.3), 5) +
      edge(7, darken(colour, 0.1), 6) +
      edge(0, colour, 6) +
      edge(-2, lighten(colour, 0.45), 2) +
      cord(svg`M${cx + 70} ${cy - 30}q30 26 66 24`, 10, look.accent) +
      `<g transform="translate(${cx} ${cy + 8})">${loudMark(look, 74, 24)}</g>`,
    box: [cx - end - 6, cy - 72, cx + end + 12, cy + end * 0.5 + 26],
    footprint: [end * 2, end * 2],
  };
}

export const windowTools: Record<'washer-sleeve' | 'washer-holder' | 'wiper-rubber', Form> = {
  'washer-sleeve': { tall: 9, draw: washerSleeve },
  'washer-holder': { tall: 26, draw: washerHolder },
  'wiper-rubber': { tall: 8, draw: wiperRubber },
};
