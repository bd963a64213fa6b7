import type { PackshotSpec } from '../model.ts';
import { forms } from './forms/index.ts';
import { crowd } from './kit/crowd.ts';
import { lookOf } from './kit/look.ts';
import { Pen } from './kit/pen.ts';
import type { Drawing } from './kit/types.ts';

/** Draws a spec in the form's own pixels; the caller fits it into a picture. */
export function compose(spec: PackshotSpec, pen: Pen): Drawing {
  const look = lookOf(spec, pen);
  const form = forms[spec.form];
  return form.countsItself ? form.draw(look) : crowd(pen, form.draw({ ...look, count: 1 }), look.count);
}

interface Composed extends Drawing {
  defs: string;
}

const known = new WeakMap<PackshotSpec, Composed>();

/** A drawing with its definitions, for a picture in which no other has ids without a prefix. Drawn once per spec. */
export function composeOnce(spec: PackshotSpec): Composed {
  const before = known.get(spec);
  if (before) return before;
  const pen = new Pen();
  const composed = { ...compose(spec, pen), defs: pen.defs() };
  known.set(spec, composed);
  return composed;
}
