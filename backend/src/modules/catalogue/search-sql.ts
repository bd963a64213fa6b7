import { type SQL, sql } from 'drizzle-orm';
import type { SearchTerm } from './search-terms.ts';

/** An infix in name, number or brand: below a whole word in the name (0.61), above one in the specifications. */
const INFIX = 0.3;
/** A Dutch compound is what its last part says: 'handzeep' is soap, a 'zeepdispenser' is not. */
const TAIL = 0.4;

const query = ({ word }: SearchTerm) => sql`plainto_tsquery('dutch', ${word})`;

/** 'zakken' must find 'vuilniszak': the stem stands in the compound, the plural doesn't. NULL without such a stem. */
const stemOf = ({ word }: SearchTerm, tail: string): SQL => sql`(
  SELECT '%' || stem || ${tail}::text FROM unnest(ts_lexize('dutch_stem', ${word})) stem
  WHERE starts_with(${word}, stem) AND stem ~ '^[a-z]{3}')`;

export const stemPattern = (term: SearchTerm): SQL => stemOf(term, '%');

const inside = (term: SearchTerm) =>
  sql`(p.search_text LIKE ${term.pattern} OR p.search_text LIKE ${stemPattern(term)})`;

const joined = (terms: SearchTerm[], by: string) => terms.map(({ word }) => word).join(by);

/** 'voor', 'de': they say nothing, unless nothing else is asked. */
const isNoise = (term: SearchTerm, all: SearchTerm[]) => sql`(
  numnode(${query(term)}) = 0 AND numnode(plainto_tsquery('dutch', ${joined(all, ' ')})) > 0)`;

const atEnd = (term: SearchTerm) =>
  sql`(p.search_text LIKE ${`%${term.word} %`} OR p.search_text LIKE ${stemOf(term, ' %')})`;

const rank = (term: SearchTerm) => sql`greatest(
  ts_rank('{0.06,0.12,0.25,1}', p.search, ${query(term)}),
  CASE WHEN ${atEnd(term)} THEN ${TAIL}::real WHEN ${inside(term)} THEN ${INFIX}::real ELSE 0 END)`;

/** The number itself, with or without its punctuation, or the EAN beats everything; its beginning beats words. */
function numberBonus(terms: SearchTerm[]): SQL {
  const glued = joined(terms, '').replaceAll(' ', '');
  const number = sql`lower(regexp_replace(p.article_number, '[^a-zA-Z0-9]', '', 'g'))`;
  const ean = /^\d{8,14}$/.test(glued) ? sql`OR p.search_text LIKE ${`% ${glued} %`}` : sql``;
  return sql`CASE WHEN ${number} = ${glued} ${ean} THEN 100 WHEN starts_with(${number}, ${glued}) THEN 10 ELSE 0 END`;
}

/** The words side by side, as asked. */
const phraseBonus = (terms: SearchTerm[]) =>
  sql`CASE WHEN p.search_text LIKE ${`%${joined(terms, ' ')}%`} THEN 0.2 ELSE 0 END`;

/**
 * Every word as a Dutch word form or inside a compound, in any order; together they make one score. For a query that
 * has `products p`. Row-level security keeps these operators from the indexes, so they run over one site's products.
 */
export function searchSql(terms: SearchTerm[]): { matches: SQL; score: SQL } {
  const matches = terms.map(
    (term) => sql`(p.search @@ ${query(term)} OR ${inside(term)} OR ${isNoise(term, terms)})`,
  );
  const score = [...terms.map(rank), numberBonus(terms), phraseBonus(terms)];
  return { matches: sql.join(matches, sql` AND `), score: sql.join(score, sql` + `) };
}
