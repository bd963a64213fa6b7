import { hasControlCharacter } from '@toonbank/contract/fields';
import { z } from 'zod';
import { readCsv } from './read-csv.ts';

/** A file that can't be imported; the message is one sentence for the operator. */
export class RefusedReviews extends Error {}

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !hasControlCharacter(value))
    .default('');
/** Not 31 February, which a Date reads as a day of March. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** One review of a file, for the command and for the page of reviews. */
export const importedReview = z.object({
  /** At the review service. */
  id: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(
      z
        .string()
        .trim()
        .min(1)
        .max(100)
        .refine((value) => !hasControlCharacter(value)),
    ),
  stars: z.coerce.number().int().min(1).max(5),
  title: line(200),
  text: line(5000),
  author: line(100),
  about: line(200),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .refine(isDay),
});
export type ImportedReview = z.output<typeof importedReview>;

const score = z.number().min(0);
const importedFile = z.object({
  /** The result of the service over all its reviews; absent: that of the stored ones. */
  total: z
    .object({ score, maxScore: score, count: z.number().int().min(0) })
    .refine(({ score, maxScore }) => score <= maxScore)
    .optional(),
  /** The service's page of this shop. */
  page: z.url({ protocol: /^https?$/ }).optional(),
  reviews: z.array(importedReview),
});
export type ImportedFile = z.output<typeof importedFile>;

function parse(name: string, text: string): unknown {
  if (/\.csv$/i.test(name)) {
    const csv = readCsv(text);
    if (csv) return { reviews: csv.rows.map(({ cells }) => cells) };
    throw new RefusedReviews(`${name} has a quote that does not end.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedReviews(`${name} is no JSON.`);
  }
}

/**
 * Reads a file of reviews, JSON or CSV. Nothing of it is imported when one part is wrong.
 * @throws RefusedReviews that names the first part that is wrong
 */
export function readReviews(name: string, text: string): ImportedFile {
  const { data, error } = importedFile.safeParse(parse(name, text));
  if (!data) {
    const at = error.issues[0]?.path.map((part) => (typeof part === 'number' ? `review ${part + 1}` : part));
    throw new RefusedReviews(
      `${name} can't be imported: ${at?.join(', ') || 'the file'} is wrong or missing.`,
    );
  }
  const ids = new Set<string>();
  for (const { id } of data.reviews) {
    if (ids.has(id)) throw new RefusedReviews(`${name} has the review ${id} twice.`);
    ids.add(id);
  }
  return data;
}
