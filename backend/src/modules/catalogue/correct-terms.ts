import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { stemPattern } from './search-sql.ts';
import { type SearchTerm, termOf } from './search-terms.ts';

/** Word similarity from which a word counts as a typing error of another. */
const SIMILAR = 0.45;

interface CorrectionRow extends Record<string, unknown> {
  word: string;
  correction: string;
  known: boolean;
}

/** Shorter words are too like too many others; numbers have no typing errors, they are other numbers. */
const correctable = ({ word }: SearchTerm) => /^[a-z]{4,}$/.test(word);

/**
 * The likeliest words for those that the list's products don't have ('toiletpapeir' → 'toiletpapier'), from their
 * names, brands and groups. Comparing words that are there once each costs a tenth of comparing every product.
 * @param conditions of the list, on `products p`
 * @returns the terms with corrections, or undefined when there are none
 */
export async function correctTerms(
  tx: Tx,
  conditions: SQL[],
  terms: SearchTerm[],
): Promise<SearchTerm[] | undefined> {
  const doubtful = terms.filter(correctable);
  if (doubtful.length === 0) return undefined;
  const asked = doubtful.map((term) => sql`(${term.word}::text, ${term.pattern}, ${stemPattern(term)})`);
  const { rows } = await tx.execute<CorrectionRow>(sql`
    WITH scope AS MATERIALIZED (
      SELECT left(p.search_text, length(p.name) + 1) AS name, p.brand || ' ' || p.category AS place
      FROM products p WHERE ${sql.join(conditions, sql` AND `)}),
    vocabulary AS MATERIALIZED (
      SELECT w.word, count(*) AS uses FROM (
        SELECT string_to_table(name, ' ') AS word FROM scope UNION ALL
        SELECT string_to_table(lower(unaccent(place)), ' ') FROM (SELECT DISTINCT place FROM scope) d) w
      WHERE length(w.word) > 2 GROUP BY w.word)
    SELECT DISTINCT ON (a.word) a.word, v.word AS correction,
      (v.word LIKE a.pattern OR v.word LIKE coalesce(a.stem, a.pattern)) AS known
    FROM (VALUES ${sql.join(asked, sql`, `)}) a (word, pattern, stem)
    JOIN vocabulary v ON word_similarity(a.word, v.word) >= ${SIMILAR} OR v.word LIKE a.pattern OR v.word LIKE a.stem
    ORDER BY a.word, known DESC, word_similarity(a.word, v.word) DESC, similarity(a.word, v.word) DESC, v.uses DESC`);
  const corrections = new Map(rows.filter(({ known }) => !known).map((row) => [row.word, row.correction]));
  if (corrections.size === 0) return undefined;
  return terms.map((term) => {
    const correction = corrections.get(term.word);
    return correction === undefined ? term : termOf(correction);
  });
}
