import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { rememberLayouts } from './remember-layouts.ts';

/** Typefaces of `backend/fonts/`, by the name of their files. */
export const faces = [
  'archivo',
  'dm-sans',
  'figtree',
  'inter',
  'nunito',
  'nunito-sans',
  'public-sans',
  'source-sans-3',
  'work-sans',
] as const;
export type FaceName = (typeof faces)[number];

/** The two weights of documents. */
export type Weight = 'regular' | 'bold';
export type Face = Readonly<Record<Weight, Font>>;

const DEFAULT_FACE: FaceName = 'inter';
const folder = new URL('../../fonts/', import.meta.url);
const parsed = new Map<FaceName, Face>();

/**
 * Each letter is looked up once at the start: a letter that is first seen as a part of another one, as the a of á, would
 * be without a character in every later document, and could not be copied from it.
 */
function parse(name: FaceName, weight: Weight): Font {
  const font = create(readFileSync(new URL(`${name}-${weight}.ttf`, folder)));
  for (const code of font.characterSet) font.glyphForCodePoint(code);
  return rememberLayouts(font);
}

const isFace = (name: string): name is FaceName => faces.some((face) => face === name);

/**
 * A typeface, read and parsed once per process: parsing takes several times as long as a page. A name that has no
 * files gets the default.
 */
export function faceOf(wanted = ''): Face {
  const name = isFace(wanted) ? wanted : DEFAULT_FACE;
  const known = parsed.get(name);
  if (known) return known;
  const face = { regular: parse(name, 'regular'), bold: parse(name, 'bold') };
  parsed.set(name, face);
  return face;
}
