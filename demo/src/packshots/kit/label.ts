/** Brand marks and labels: print in the plane, to be laid on a face, and print that follows a round body. */

import { flat } from './camera.ts';
import { brightness, darken, inkOn, lighten, mix } from './colour.ts';
import { bandPath, edge, fieldPath } from './lathe.ts';
import { roundVeil } from './light.ts';
import { type Pen, svg } from './pen.ts';
import { charWidth, escapeText, fitText, hash, shorten, textWidth } from './text.ts';
import type { Look } from './types.ts';

/** The colours a label is printed in. */
export interface Print {
  paper: string;
  ink: string;
  /** Ground and lettering of the brand mark. */
  mark: string;
  markInk: string;
  /** Second print colour: bands and rules. */
  band: string;
}

/** White label with the accent as band, or, on a white object, a label in the accent itself. */
export function printFor(look: Look, ground = look.colour): Print {
  const mark = look.brandColour;
  if (brightness(ground) > 0.8) {
    const paper = brightness(look.accent) > 0.85 ? look.brandColour : look.accent;
    return {
      paper,
      ink: inkOn(paper),
      mark: '#ffffff',
      markInk: darken(mark, 0.1),
      band: lighten(paper, 0.35),
    };
  }
  return {
    paper: '#fbfaf6',
    ink: darken(mix(mark, '#223', 0.55), 0.4),
    mark,
    markInk: inkOn(mark),
    band: look.accent,
  };
}

function line(text: string, x: number, y: number, size: number, ink: string, extra = ''): string {
  return svg`<text x="${x}" y="${y}" font-size="${size}" fill="${ink}"${extra}>${escapeText(text)}</text>`;
}

/** The brand's mark, centred on 0,0 and at most `width` × `height`. Its shape follows from the name. */
export function brandMark(brand: string, width: number, height: number, ground: string, ink: string): string {
  const name = shorten(brand, 14);
  const w = width / 2;
  const h = height / 2;
  const kind = hash(brand) % 4;
  // The slanted and the oval mark have less room in their corners.
  const size = fitText(name, width * (kind === 1 || kind === 2 ? 0.68 : 0.8), height * 0.62);
  const word = line(name, 0, size * 0.35, size, ink, ' text-anchor="middle" font-weight="800"');
  switch (kind) {
    case 0:
      return (
        svg`<rect x="${-w}" y="${-h}" width="${width}" height="${height}" rx="${h}" fill="${ground}"/>` + word
      );
    case 1:
      return svg`<path d="M${-w + h * 0.7} ${-h}H${w}L${w - h * 0.7} ${h}H${-w}Z" fill="${ground}"/>` + word;
    case 2:
      return (
        svg`<ellipse rx="${w}" ry="${h * 1.1}" fill="${ground}"/><ellipse rx="${w - 2.5}" ry="${h * 1.1 - 2.5}" fill="none" stroke="${ink}" stroke-width="1"/>` +
        word
      );
    default:
      return (
        svg`<path d="M${-w} ${-h * 0.6}Q0 ${-h * 1.35} ${w} ${-h * 0.6}V${h * 0.6}Q0 ${h * 1.35} ${-w} ${h * 0.6}Z" fill="${ground}"/>` +
        word
      );
  }
}

/** The mark in the brand's own colour: for bare material, where no label is. */
export function loudMark(look: Look, width: number, height: number): string {
  return brandMark(look.brand, width, height, look.brandColour, inkOn(look.brandColour));
}

/** The size below a mark that is centred on x, y and this wide; an empty text where there is none. */
export function sizeUnderMark(look: Look, x: number, y: number, width: number): string {
  const line = shorten(look.label, 12);
  if (line === '') return '';
  const ink = brightness(look.colour) > 0.55 ? darken(look.colour, 0.75) : lighten(look.colour, 0.85);
  return svg`<text x="${x}" y="${y + width * 0.42}" text-anchor="middle" font-size="${fitText(line, width, 17)}" font-weight="700" fill="${ink}">${escapeText(line)}</text>`;
}

/** Lines that read as small print. */
function smallPrint(x: number, y: number, width: number, rows: number, ink: string, gap: number): string {
  const paths = Array.from(
    { length: rows },
    (_, i) => svg`M${x} ${y + i * gap}h${width * (i === rows - 1 ? 0.6 : 1 - (i % 2) * 0.12)}`,
  );
  return svg`<path d="${paths.join('')}" stroke="${ink}" stroke-width="${gap * 0.36}" opacity=".45" fill="none"/>`;
}

/**
 * A flat label in its own pixels, its upper left corner at 0,0: mark, big line, band, small print.
 * Give it a `transform` (see `onFace`, `onRoll`) to lay it on something.
 */
export function flatLabel(look: Look, width: number, height: number, print: Print, corner = 4): string {
  const markHeight = Math.min(height * 0.34, width * 0.3);
  const wide = width > height * 1.9;
  const big = shorten(look.label, 12);
  const out = [
    svg`<rect width="${width}" height="${height}" rx="${corner}" fill="${print.paper}"/>`,
    svg`<path d="M0 ${height * 0.8}Q${width * 0.5} ${height * 0.66} ${width} ${height * 0.78}V${height - corner}q0 ${corner} ${-corner} ${corner}H${corner}q${-corner} 0 ${-corner} ${-corner}Z" fill="${print.band}"/>`,
  ];
  if (wide) {
    out.push(
      `<g transform="translate(${svg`${width * 0.34} ${height * 0.4}`})">${brandMark(look.brand, width * 0.54, height * 0.5, print.mark, print.markInk)}</g>`,
    );
    out.push(
      big === ''
        ? smallPrint(width * 0.68, height * 0.28, width * 0.24, 4, print.ink, height * 0.1)
        : line(
            big,
            width * 0.8,
            height * 0.52,
            fitText(big, width * 0.3, height * 0.34),
            print.ink,
            ' text-anchor="middle" font-weight="700"',
          ),
    );
    return out.join('');
  }
  out.push(
    `<g transform="translate(${svg`${width / 2} ${height * 0.08 + markHeight * 0.62}`})">${brandMark(look.brand, width * 0.84, markHeight, print.mark, print.markInk)}</g>`,
  );
  const y = height * 0.08 + markHeight * 1.35;
  const room = height * 0.68 - y;
  if (big !== '') {
    const size = fitText(big, width * 0.8, Math.min(room * 0.62, height * 0.2));
    out.push(
      line(
        big,
        width / 2,
        y + room * 0.12 + size * 0.72,
        size,
        print.ink,
        ' text-anchor="middle" font-weight="700"',
      ),
    );
    out.push(
      smallPrint(
        width * 0.2,
        y + room * 0.12 + size * 1.15,
        width * 0.6,
        2,
        print.ink,
        Math.max(3, room * 0.12),
      ),
    );
  } else {
    out.push(smallPrint(width * 0.16, y + room * 0.25, width * 0.68, 3, print.ink, Math.max(3, room * 0.2)));
  }
  return out.join('');
}

/** Text along the front of a round body, each letter at its place on the surface. */
function arcText(
  text: string,
  cx: number,
  y: number,
  radius: number,
  reach: number,
  height: number,
  ink: string,
): string {
  const span = 2 * Math.asin(Math.min(0.98, reach)) * radius;
  const size = fitText(text, span, height);
  let angle = (-textWidth(text) * size) / 2 / radius;
  const letters = [...text].map((char) => {
    const step = (charWidth(char) * size) / radius;
    const middle = angle + step / 2;
    angle += step;
    return svg`<tspan x="${cx + radius * Math.sin(middle)}" y="${y + radius * flat * Math.cos(middle)}">${escapeText(char)}</tspan>`;
  });
  return svg`<text font-size="${size}" font-weight="800" text-anchor="middle" fill="${ink}">${letters.join('')}</text>`;
}

/** The ground of the mark on a round body: square or rounded, by brand. */
function roundMark(
  brand: string,
  cx: number,
  top: number,
  bottom: number,
  radius: number,
  print: Print,
): string {
  const soft = (bottom - top) * (hash(brand) % 3 === 0 ? 0.06 : 0.24);
  const field = fieldPath(cx, top + soft, bottom - soft, radius, 0.8 - soft / radius);
  return svg`<path d="${field}" fill="${print.mark}" stroke="${print.mark}" stroke-width="${soft * 2}" stroke-linejoin="round"/>`;
}

/** The coloured foot of a round label: level, or rising to the right, by brand. */
function roundBand(
  brand: string,
  cx: number,
  low: number,
  bottom: number,
  rLow: number,
  rBottom: number,
): string {
  if (hash(brand) % 2 === 0) return bandPath(cx, low, bottom, rLow, rBottom);
  const rise = (bottom - low) * 0.8;
  return svg`M${cx - rLow} ${low + rise * 0.6}C${cx - rLow * 0.5} ${low + rise + rLow * flat} ${cx + rLow * 0.4} ${low + rLow * flat} ${cx + rLow} ${low - rise}L${cx + rBottom} ${bottom}A${rBottom} ${rBottom * flat} 0 0 1 ${cx - rBottom} ${bottom}Z`;
}

/** A label all the way round a cylinder (or a slightly tapered one), with mark, line and band, and light over it. */
export function roundLabel(
  pen: Pen,
  look: Look,
  cx: number,
  top: number,
  bottom: number,
  radius: number,
  print: Print,
  radiusBottom = radius,
): string {
  const h = bottom - top;
  const r = (radius + radiusBottom) / 2;
  const band = bandPath(cx, top, bottom, radius, radiusBottom);
  const big = shorten(look.label, 12);
  const markBottom = top + h * (big === '' ? 0.72 : 0.5);
  const markTop = top + h * 0.12;
  const low = top + h * 0.84;
  const rLow = radius + (radiusBottom - radius) * 0.84;
  const name = shorten(look.brand, 14);
  const nameHeight = (markBottom - markTop) * 0.6;
  return (
    `<path d="${band}" fill="${print.paper}"/>` +
    `<path d="${roundBand(look.brand, cx, low, bottom, rLow, radiusBottom)}" fill="${print.band}"/>` +
    roundMark(look.brand, cx, markTop, markBottom, r, print) +
    arcText(name, cx, (markTop + markBottom) / 2 + nameHeight * 0.3, r, 0.58, nameHeight, print.markInk) +
    (big === '' ? '' : arcText(big, cx, top + h * 0.74, r, 0.6, h * 0.2, print.ink)) +
    `<path d="${band}" fill="${roundVeil(pen, cx - radius, cx + radius)}"/>` +
    edge(cx, top, radius, '#fff', 0.8, 0.6) +
    edge(cx, bottom, radiusBottom, '#0e1830', 0.8, 0.25)
  );
}
