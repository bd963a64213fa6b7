import { z } from 'zod';

/** Building blocks that several resources share. */

export const id = z.number().int().positive().max(2_147_483_647);
export const lang = z.enum(['nl']);
/** Euros with at most two decimals; cents live in the database and in code only. */
/**
 * The number of characters of a product's name that are its first line: kind and brand, of 'Toiletpapier Toonkeur 2-laags, 48
 * rollen' 21. Absent: the name is one line.
 */
export const nameLead = z.number().int().optional();

export const euro = z.number();
/** Control characters of terminals and printers; texts of several lines may have tabs and new lines. */
const CONTROL_CHARACTERS = /(?![\t\n\r])\p{Cc}/u;
const withoutMatch = (max: number, forbidden: RegExp) =>
  z
    .string()
    .max(max)
    .refine((value) => !forbidden.test(value), {
      error: 'control_character',
      params: { fault: 'control_character' },
    });

export const hasControlCharacter = (value: string): boolean => CONTROL_CHARACTERS.test(value);

/** Text without control characters; tabs and new lines are allowed. */
export const text = (max: number) => withoutMatch(max, CONTROL_CHARACTERS);
/** A name: text of one line. */
export const lineText = (max: number) => withoutMatch(max, /\p{Cc}/u);
/** A search text: a control character, which scanners and pasted tables contain, reads as a space. */
export const searchText = (max: number, min = 0) =>
  z
    .string()
    .min(min)
    .max(max)
    .transform((value) => value.replace(new RegExp(CONTROL_CHARACTERS, 'gu'), ' '));
export const page = z.number().int().min(0).max(100_000);
/** Ordered quantity, in units. */
export const quantity = z.number().int().min(0).max(100_000);
/** DD-MM-YYYY in requests and on the screen (docs/behaviour.md §5.5). */
export const dutchDate = z.string().regex(/^\d{2}-\d{2}-\d{4}$/);
/** YYYY-MM-DD in answers. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** An instant in UTC. */
export const instant = z.string();
/** A file name in a URL: no slashes, no dot in front. */
export const fileName = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,120}$/i);
export const folder = z.string().regex(/^(?:[a-z0-9][a-z0-9_-]{0,60}(?:\/[a-z0-9][a-z0-9_-]{0,60}){0,5})?$/i);
