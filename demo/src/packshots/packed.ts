/** A product in delivery: its shipping box, with one item in front. */

import type { PackshotSpec } from '../model.ts';
import { compose, composeOnce } from './compose.ts';
import { fitted } from './fitted.ts';
import { forms } from './forms/index.ts';
import { Pen, round, svg } from './kit/pen.ts';
import type { Box, Drawing } from './kit/types.ts';

/** A box holds several items, within the weight that a person can carry. */
const boxHeight = (tall: number) => Math.min(60, Math.max(24, tall * 1.3));

/** The product beside its box: real sizes, compressed, so that a sponge can still be seen. */
function productScale(spec: PackshotSpec, product: Drawing, box: Drawing): number {
  const tall = forms[spec.form].tall * (product.share ?? 1);
  const share = Math.min(1.15, Math.max(0.42, (tall / boxHeight(tall)) ** 0.6));
  const [left, top, right, bottom] = product.box;
  const [boxLeft, boxTop, boxRight, boxBottom] = box.box;
  const byHeight = ((boxBottom - boxTop) * share) / (bottom - top);
  const byWidth = ((boxRight - boxLeft) * 0.66) / (right - left);
  return Math.min(byHeight, byWidth);
}

/** `box` is the shipping box, `spec` one of what is in it. A standalone SVG of 400 × 400 on a transparent ground. */
export function drawPacked(spec: PackshotSpec, box: PackshotSpec): string {
  const pen = new Pen('b');
  const behind = compose(box, pen);
  const product = composeOnce(spec);
  const scale = productScale(spec, product, behind);
  const [left, top, right, bottom] = product.box;
  const [boxLeft, boxTop, boxRight, boxBottom] = behind.box;
  const x = boxRight - (boxRight - boxLeft) * 0.1 - left * scale - ((right - left) * scale) / 2;
  const y = boxBottom + (boxBottom - boxTop) * 0.14 - bottom * scale;
  const around: Box = [
    Math.min(boxLeft, x + left * scale),
    Math.min(boxTop, y + top * scale),
    Math.max(boxRight, x + right * scale),
    y + bottom * scale,
  ];
  const place = svg`transform="translate(${x} ${y}) scale(${round(scale, 3)})"`;
  const together = `${behind.shadow}${behind.body}<g ${place}>${product.shadow}${product.body}</g>`;
  return fitted(together, around, pen.defs() + product.defs);
}
