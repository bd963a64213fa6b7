import { type SQL, sql } from '../../../db/sql.ts';
import { places } from './index-product.ts';
import { numberLookups, WHOLE_TEXT } from './number-lookups.ts';
import type { ParsedQuery } from './parse-query.ts';

/** Maximum of numbers with one beginning; one more digit tells them apart. */
const MAX_NUMBERS = 1_000;

/** The matches that some products do not have: those with the word `unless`, at any place. */
const unlessSql = (siteId: string, asked: object[]): SQL => sql`
    UNION ALL
    SELECT a.term, a.score, p.id
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      a (term int, word text, place smallint, score real, unless text)
    JOIN search_postings s ON s.site_id = ${siteId} AND s.place = a.place AND s.word = a.word
    CROSS JOIN LATERAL unnest(s.products) p (id)
    WHERE a.unless IS NOT NULL AND NOT EXISTS (
      SELECT FROM search_postings w WHERE w.site_id = ${siteId} AND w.place < ${places.article} AND w.word = a.unless
        AND p.id = ANY(w.products))`;

/** Products by word of the query, once for each match. */
function matchesSql(siteId: string, { words, matches }: ParsedQuery, text: string): SQL {
  const asked = matches.flatMap((list, term) =>
    list.map(({ word, place, score, unless }) => ({ term, word, place, score, unless })),
  );
  const plain = asked.filter(({ unless }) => unless === undefined);
  return sql`
    SELECT a.term, a.score, unnest(s.products) AS id
    FROM jsonb_to_recordset(${JSON.stringify(plain)}::jsonb) a (term int, word text, place smallint, score real)
    JOIN search_postings s ON s.site_id = ${siteId} AND s.place = a.place AND s.word = a.word
    ${plain.length < asked.length ? unlessSql(siteId, asked) : sql``}
    UNION ALL
    SELECT n.term, CASE WHEN s.word = n.low THEN n.itself ELSE n.prefix END, unnest(s.products)
    FROM jsonb_to_recordset(${JSON.stringify(numberLookups(words, text))}::jsonb)
      n (term int, place smallint, low text, high text, itself real, prefix real)
    CROSS JOIN LATERAL (
      SELECT word, products FROM search_postings
      WHERE site_id = ${siteId} AND place = n.place AND word >= n.low AND word < n.high
      ORDER BY word LIMIT ${MAX_NUMBERS}) s`;
}

/** The best match of a product for one word, null without any; `WHOLE_TEXT` is its own word. */
const bestOf = (term: number): SQL => sql`max(f.score) FILTER (WHERE f.term = ${sql.raw(String(term))})`;

/**
 * A relation `(id, score)`: the products that match every word, or have the searched number. One pass, and one shape
 * per number of words.
 */
export function hitsSql(siteId: string, query: ParsedQuery, text: string): SQL {
  const matched = matchesSql(siteId, query, text);
  const terms = query.words.map((_, term) => term);
  if (terms.length === 1) return sql`SELECT f.id, max(f.score) AS score FROM (${matched}) f GROUP BY f.id`;
  const scores = [...terms, WHOLE_TEXT].map((term) => sql`coalesce(${bestOf(term)}, 0)`);
  const all = terms.map((term) => sql`${bestOf(term)} IS NOT NULL`);
  return sql`
    SELECT f.id, (${sql.join(scores, sql` + `)})::real AS score FROM (${matched}) f GROUP BY f.id
    HAVING (${sql.join(all, sql` AND `)}) OR ${bestOf(WHOLE_TEXT)} IS NOT NULL`;
}
