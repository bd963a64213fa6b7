import { slugify } from '@/lib/slug';

/** Where brands stand whose name begins with no letter. */
export const OTHER = '#';

/** 'Überfris' → 'U'; '4Clean' → '#'. */
export function letterOf(name: string): string {
  const first = slugify(name).slice(0, 1).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : OTHER;
}

/** Place on the page of a letter's first brand. */
export const letterId = (letter: string): string => `merk-${letter === OTHER ? '0' : letter.toLowerCase()}`;

/** Whether a name has a text in it, whatever its capitals and accents. */
export const nameHas = (name: string, text: string): boolean => slugify(name).includes(slugify(text));
