/** A second look at a product: its most telling part from nearby, before the backdrop of the scenes. */

import type { PackshotForm, PackshotSpec } from '../model.ts';
import { composeOnce } from './compose.ts';
import { Pen, round, svg } from './kit/pen.ts';
import { backdrop, tintOf } from './scene.ts';

const SIZE = 400;
/** A card with round corners: its edges cut through the product, so they are meant to be seen. */
const CARD = 'M18 0H382A18 18 0 0 1 400 18V382A18 18 0 0 1 382 400H18A18 18 0 0 1 0 382V18A18 18 0 0 1 18 0Z';

/** Centre and height of the view, as fractions of the product's bounding box. */
type View = readonly [x: number, y: number, height: number];

const middle: View = [0.5, 0.5, 0.66];

const views: Partial<Record<PackshotForm, View>> = {
  'toilet-pack': [0.42, 0.3, 0.62],
  'jumbo-roll': [0.45, 0.42, 0.6],
  'industrial-roll': [0.6, 0.36, 0.6],
  'spray-bottle': [0.48, 0.22, 0.5],
  bottle: [0.5, 0.3, 0.5],
  'squeeze-bottle': [0.5, 0.26, 0.5],
  jerrycan: [0.48, 0.4, 0.64],
  'hand-gel': [0.5, 0.26, 0.5],
  'air-freshener': [0.5, 0.24, 0.44],
  'soap-dispenser': [0.5, 0.7, 0.56],
  'paper-dispenser': [0.5, 0.68, 0.6],
  'toilet-roll-dispenser': [0.42, 0.56, 0.62],
  'waste-bin': [0.5, 0.24, 0.54],
  'pedal-bin': [0.5, 0.24, 0.5],
  'mop-flat': [0.4, 0.84, 0.4],
  'mop-string': [0.46, 0.68, 0.52],
  'mop-bucket': [0.6, 0.46, 0.54],
  broom: [0.36, 0.82, 0.44],
  dustpan: [0.42, 0.66, 0.56],
  squeegee: [0.5, 0.2, 0.5],
  'glove-pair': [0.5, 0.3, 0.52],
  'glove-box': [0.46, 0.26, 0.6],
  apron: [0.5, 0.22, 0.44],
  'powder-box': [0.5, 0.44, 0.6],
};

/** A part of the product as a standalone SVG of 400 × 400 that it fills. */
export function drawCloseUp(spec: PackshotSpec): string {
  const { shadow, body, box, defs } = composeOnce(spec);
  const [left, top, right, bottom] = box;
  const [x, y, height] = views[spec.form] ?? middle;
  const side = Math.max(bottom - top, (right - left) * 0.8) * height;
  const scale = SIZE / side;
  const dx = SIZE / 2 - (left + (right - left) * x) * scale;
  const dy = SIZE / 2 - (top + (bottom - top) * y) * scale;
  const stage = new Pen('b');
  const ground = backdrop(stage, SIZE, SIZE, tintOf([spec]));
  const corners = stage.clip(CARD);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" font-family="sans-serif">` +
    stage.defs() +
    defs +
    `<g${corners}>${ground}` +
    svg`<g transform="translate(${dx} ${dy}) scale(${round(scale, 3)})">${shadow}${body}</g></g></svg>`
  );
}
