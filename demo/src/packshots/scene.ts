/** Group pictures: several packshots on one floor, in one light, before a soft coloured backdrop. */

import type { PackshotSpec } from '../model.ts';
import { compose } from './compose.ts';
import { forms } from './forms/index.ts';
import { colourfulness, darken, lighten, mix } from './kit/colour.ts';
import { houseColour } from './kit/look.ts';
import { Pen, round, svg } from './kit/pen.ts';
import type { Drawing } from './kit/types.ts';
import { drawSetting, type Setting } from './setting.ts';

/** A group in one or two rows, or one row: as given, with every second one nearer, or falling or rising in height. */
export type Layout = 'group' | 'row' | 'zigzag' | 'falling' | 'rising';

export interface SceneOptions {
  width: number;
  height: number;
  /**
   * Colour of the backdrop, `#rrggbb`; 'none' leaves it transparent. By default a tint that suits the
   * products.
   */
  background?: string;
  /** Instead of a backdrop: a wall and a floor. */
  setting?: Setting;
  /** How the products stand; by default as a group with the tall ones behind. */
  layout?: Layout;
  /** Drawn over it, in the scene's pixels. */
  above?: string;
}

interface Actor {
  drawing: Drawing;
  /** Size in the scene's own units: compressed, so that a sponge beside a broom can still be seen. */
  scale: number;
  width: number;
  height: number;
}

interface Row {
  actors: Actor[];
  /** Every second one stands so much nearer, as a share of the picture's height. */
  nearer?: number;
  /** Share of an object's width that its right neighbour may cover. */
  overlap: number;
}

/** Real heights differ by a factor of thirty; a factor of four looks right in a picture. */
function sceneHeight(tall: number): number {
  return tall ** 0.42;
}

function actorOf(spec: PackshotSpec, index: number): { actor: Actor; pen: Pen } {
  const pen = new Pen(`o${index}`);
  const drawing = compose(spec, pen);
  const [left, top, right, bottom] = drawing.box;
  // Area counts as much as height: a flat pack of towels would else be as wide as the whole scene.
  const size = Math.sqrt((right - left) * (bottom - top));
  const scale =
    (sceneHeight(forms[spec.form].tall * (drawing.share ?? 1)) * 100) / (0.5 * size + 0.5 * (bottom - top));
  return { actor: { drawing, scale, width: (right - left) * scale, height: (bottom - top) * scale }, pen };
}

/** The tallest in the middle, the others falling away to both sides. */
function arch(actors: Actor[]): Actor[] {
  const out: Actor[] = [];
  for (const [i, actor] of [...actors].sort((a, b) => b.height - a.height).entries()) {
    if (i % 2 === 0) out.push(actor);
    else out.unshift(actor);
  }
  return out;
}

/** One row for a few; two when there are more, or when they are so wide that one row would make them small. */
function rowsOf(actors: Actor[], aspect: number): Row[] {
  const single: Row = { actors: arch(actors), overlap: 0.04 };
  const tallest = Math.max(1, ...actors.map((a) => a.height));
  const fits = rowWidth(single) / tallest < aspect * 1.5;
  if (actors.length < 3 || (actors.length === 3 && fits)) return [single];
  const byHeight = [...actors].sort((a, b) => b.height - a.height);
  const back = Math.ceil(actors.length / 2);
  return [
    { actors: arch(byHeight.slice(0, back)), overlap: 0.06 },
    { actors: arch(byHeight.slice(back)).reverse(), overlap: -0.16 },
  ];
}

/** One row in the layout's order. */
function lineUp(actors: Actor[], layout: Exclude<Layout, 'group'>): Row {
  const rising = [...actors].sort((a, b) => a.height - b.height);
  if (layout === 'rising') return { actors: rising, overlap: 0.03 };
  if (layout === 'falling') return { actors: rising.reverse(), overlap: 0.03 };
  return layout === 'zigzag' ? { actors, overlap: 0.16, nearer: 0.09 } : { actors, overlap: -0.05 };
}

/** A soft tint of the first real colour in the picture; of the brand, where everything is white or grey. */
export function tintOf(specs: PackshotSpec[]): string {
  const colours = specs.flatMap((spec) => [spec.colour, ...(spec.accent === undefined ? [] : [spec.accent])]);
  const found = colours.find((colour) => colourfulness(colour) > 0.25) ?? houseColour(specs[0]?.brand ?? '');
  return mix(found, '#f4f6f8', 0.8);
}

function rowWidth(row: Row): number {
  return row.actors.reduce(
    (sum, actor, i) => sum + actor.width * (i === row.actors.length - 1 ? 1 : 1 - row.overlap),
    0,
  );
}

function placeRow(row: Row, unit: number, centre: number, floor: number, room: number, step: number): string {
  const spare = Math.max(0, room - rowWidth(row) * unit);
  // A wide picture has larger gaps, but the objects stay a group.
  const gap = Math.min(spare / (row.actors.length + 1), unit * 34);
  let x = centre - (rowWidth(row) * unit + gap * (row.actors.length - 1)) / 2;
  const placed = row.actors.map((actor, i) => {
    const isNearer = step > 0 && i % 2 === 1;
    const foot = floor - (step > 0 && !isNearer ? step : 0);
    const scale = actor.scale * unit;
    const [left, , , bottom] = actor.drawing.box;
    const move = svg`transform="translate(${x - left * scale} ${foot - bottom * scale}) scale(${round(scale, 3)})"`;
    x += actor.width * unit * (1 - row.overlap) + gap;
    return { move, actor, isNearer };
  });
  placed.sort((a, b) => Number(a.isNearer) - Number(b.isNearer));
  return (
    placed.map(({ move, actor }) => `<g ${move}>${actor.drawing.shadow}</g>`).join('') +
    placed.map(({ move, actor }) => `<g ${move}>${actor.drawing.body}</g>`).join('')
  );
}

/** A paper backdrop that runs from the wall onto the floor without an edge, lit from the upper left. */
export function backdrop(pen: Pen, width: number, height: number, colour: string): string {
  const sweep = pen.across(
    [
      [0, darken(colour, 0.05)],
      [0.5, colour],
      [0.64, lighten(colour, 0.3)],
      [0.78, lighten(colour, 0.42)],
      [1, darken(colour, 0.03)],
    ],
    'down',
  );
  const lamp = pen.radial(
    [
      [0, '#ffffff', 0.75],
      [0.5, '#ffffff', 0.22],
      [1, '#ffffff', 0],
    ],
    0.3,
    0.32,
    0.62,
  );
  const corner = pen.radial(
    [
      [0, darken(colour, 0.5), 0],
      [0.6, darken(colour, 0.5), 0],
      [1, darken(colour, 0.5), 0.2],
    ],
    0.42,
    0.45,
    0.85,
  );
  const sheet = (fill: string) => svg`<path d="M0 0H${width}V${height}H0Z" fill="${fill}"/>`;
  return sheet(sweep) + sheet(lamp) + sheet(corner);
}

/**
 * Composes up to about seven packshots in one standalone SVG of `width` × `height` pixels.
 * The order of `specs` decides only the tint of the backdrop; tall things go to the back.
 */
export function drawScene(specs: PackshotSpec[], opts: SceneOptions): string {
  const { width, height } = opts;
  const cast = specs.map(actorOf);
  const actors = cast.map((c) => c.actor);
  const { layout = 'group' } = opts;
  const rows = layout === 'group' ? rowsOf(actors, width / height) : [lineUp(actors, layout)];
  const room = width * 0.9;
  const step = (rows[0]?.nearer ?? 0) * height;
  const deep = rows.length > 1 ? height * 0.17 : step;
  const tallest = Math.max(
    ...rows.map((row, i) => Math.max(...row.actors.map((a) => a.height)) + (i === 0 ? 0 : 1)),
    1,
  );
  const unit = Math.min(
    (height * 0.8 - deep) / tallest,
    ...rows.map((row) => room / Math.max(1, rowWidth(row))),
  );
  // A group limited by the width is centred vertically.
  const used = tallest * unit + deep;
  const centred = Math.min(height * 0.93, height / 2 + used / 2 + height * 0.04);
  // Before a wall they stand on the floor, wherever that leaves the air.
  const floor = opts.setting ? height * (deep > 0 ? 0.9 : 0.85) : centred;
  const stage = new Pen('b');
  const tint = opts.background ?? tintOf(specs);
  const plain = tint === 'none' ? '' : backdrop(stage, width, height, tint);
  const ground = opts.setting ? drawSetting(stage, width, height, opts.setting) : plain;
  const group = rows
    .map((row, i) => placeRow(row, unit, width / 2, floor - (rows.length - 1 - i) * deep, room, step))
    .join('');
  return (
    svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">` +
    stage.defs() +
    cast.map((c) => c.pen.defs()).join('') +
    ground +
    group +
    (opts.above ?? '') +
    '</svg>'
  );
}
