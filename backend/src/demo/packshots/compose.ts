import type { PackshotSpec } from '../model.ts';
import { forms } from './forms/index.ts';
import { crowd } from './kit/crowd.ts';
import { lookOf } from './kit/look.ts';
import type { Pen } from './kit/pen.ts';
import type { Drawing } from './kit/types.ts';

/** Draws what a spec asks for, in the form's own pixels; the caller fits it into a picture. */
export function compose(spec: PackshotSpec, pen: Pen): Drawing {
  const look = lookOf(spec, pen);
  const form = forms[spec.form];
  return form.countsItself ? form.draw(look) : crowd(pen, form.draw({ ...look, count: 1 }), look.count);
}
