/** Completes a spec: every form can count on an accent, a brand colour, a label and a sane count. */

import type { PackshotSpec } from '../../model.ts';
import { brightness, darken, lighten } from './colour.ts';
import type { Pen } from './pen.ts';
import { hash } from './text.ts';
import type { Look } from './types.ts';

const houseColours = [
  '#0b6fb3',
  '#c8322b',
  '#1f8a4c',
  '#e07a12',
  '#5b3d99',
  '#0a8f93',
  '#b01e63',
  '#27408b',
  '#4f8a10',
  '#0d4f6c',
] as const;

/** Default colour of a brand's printed mark, the same on all its products. */
export function houseColour(brand: string): string {
  return houseColours[hash(brand) % houseColours.length] ?? houseColours[0];
}

export function lookOf(spec: PackshotSpec, pen: Pen): Look {
  const brandColour = spec.brandColour?.toLowerCase() ?? houseColour(spec.brand);
  const light = brightness(spec.colour);
  const derived =
    light > 0.8 ? brandColour : light < 0.3 ? lighten(spec.colour, 0.45) : darken(spec.colour, 0.4);
  return {
    colour: spec.colour.toLowerCase(),
    accent: (spec.accent ?? derived).toLowerCase(),
    accentGiven: spec.accent !== undefined,
    brand: spec.brand,
    brandColour,
    label: spec.label ?? '',
    litres: spec.litres ?? 0,
    count: Math.min(12, Math.max(1, Math.round(spec.count ?? 1))),
    pen,
  };
}
