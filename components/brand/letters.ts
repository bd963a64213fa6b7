import { slugify } from '@/lib/slug';

/** Index heading for names that do not start with a letter. */
export const OTHER = '#';

/** 'Überfris' → 'U'; '4Clean' → '#'. */
export function letterOf(name: string): string {
  const first = slugify(name).slice(0, 1).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : OTHER;
}

/** Element id of a letter's first brand. */
export const letterId = (letter: string): string => `merk-${letter === OTHER ? '0' : letter.toLowerCase()}`;

/** Whether a name contains a text, ignoring case and accents. */
export const nameHas = (name: string, text: string): boolean => slugify(name).includes(slugify(text));
