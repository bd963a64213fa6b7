/** A printed folding box: colour field, wave in the accent, mark and big line on the front, mark on the side. */

import { onFace } from './camera.ts';
import { darken, inkOn, lighten } from './colour.ts';
import { brandMark, type Print } from './label.ts';
import { type Pen, svg } from './pen.ts';
import { type Block, prism } from './prism.ts';
import { escapeText, fitText, shorten } from './text.ts';
import type { Look } from './types.ts';

export interface CartonArt {
  /** Ground colour of the print. */
  ground: string;
  wave: string;
  /** Drawn on the front between mark and edge, in front pixels. */
  motif?: string;
  /** Colour of the top flap. */
  lid?: string;
}

function waves(width: number, height: number, colour: string): string {
  return (
    svg`<path d="M0 ${height * 0.74}C${width * 0.3} ${height * 0.54} ${width * 0.62} ${height * 0.94} ${width} ${height * 0.6}V${height}H0Z" fill="${colour}"/>` +
    svg`<path d="M0 ${height * 0.68}C${width * 0.3} ${height * 0.48} ${width * 0.62} ${height * 0.88} ${width} ${height * 0.54}" fill="none" stroke="${colour}" stroke-width="2.2" opacity=".6"/>`
  );
}

/** Colours of a carton for a product: printed in its accent, on white when the accent is the darker one. */
export function artFor(look: Look, ground = look.accent): CartonArt {
  return { ground, wave: lighten(look.brandColour, 0.1) };
}

export function carton(pen: Pen, look: Look, block: Block, art: CartonArt, print: Print): string {
  const height = block.top - block.bottom;
  const { width, depth, x = 0, z = 0 } = block;
  const ink = inkOn(art.ground);
  const big = shorten(look.label, 12);
  const wide = width > height * 1.15;
  const markWidth = wide ? width * 0.5 : width * 0.8;
  const markHeight = Math.min(height * 0.34, markWidth * 0.38);
  const mark = brandMark(look.brand, markWidth, markHeight, print.mark, print.markInk);
  const size = fitText(big, width * 0.36, Math.min(height * 0.2, width * 0.13));
  const front =
    waves(width, height, art.wave) +
    (art.motif ?? '') +
    `<g transform="translate(${svg`${width * 0.08 + markWidth / 2} ${height * 0.1 + markHeight / 2}`})">${mark}</g>` +
    (big === ''
      ? ''
      : svg`<text x="${width * 0.08}" y="${height * 0.92}" font-size="${size}" font-weight="800" fill="${inkOn(art.wave)}">${escapeText(big)}</text>`) +
    svg`<path d="M${width * 0.08} ${height * 0.2 + markHeight}h${width * 0.4}m${-width * 0.4} ${height * 0.06}h${width * 0.28}" stroke="${ink}" stroke-width="2" opacity=".55"/>`;
  const sideInk = svg`<g transform="translate(${depth / 2} ${height * 0.3}) scale(.9)">${brandMark(look.brand, depth * 0.74, Math.min(height * 0.24, depth * 0.26), darken(print.mark, 0.2), darken(print.markInk, 0.12))}</g>`;
  const small = svg`<path d="M${depth * 0.16} ${height * 0.5}h${depth * 0.6}m${-depth * 0.6} ${height * 0.07}h${depth * 0.5}m${-depth * 0.5} ${height * 0.07}h${depth * 0.56}" stroke="${ink}" stroke-width="1.6" opacity=".4"/>`;
  const tone = darken(art.wave, 0.3);
  const sideWave = svg`<path d="M0 ${height * 0.6}Q${depth * 0.5} ${height * 0.5} ${depth} ${height * 0.72}V${height}H0Z" fill="${tone}"/>`;
  const shade = pen.across(
    [
      [0, '#ffffff', 0.14],
      [0.5, '#ffffff', 0],
      [1, '#0e1830', 0.16],
    ],
    'down',
  );
  return (
    prism(pen, block, art.ground, art.lid ?? art.ground) +
    `<g ${onFace('front', x - width / 2, block.top, z - depth / 2)}>${front}${svg`<rect width="${width}" height="${height}" fill="${shade}"/>`}</g>` +
    `<g ${onFace('side', x + width / 2, block.top, z - depth / 2)}>${sideWave}${small}${sideInk}</g>`
  );
}
