import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';
import { executePlanned } from '../../catalogue/execute-planned.ts';
import { glued, places } from '../../catalogue/search/index-product.ts';
import { isHead, type Match, PREFIX } from '../../catalogue/search/match-words.ts';
import type { ReadLine } from './read-line.ts';

/** A product that a line may mean. */
export interface Hit {
  line: number;
  id: number;
  /** For all words of the line, 0 to 1. */
  score: number;
  /** Number of the line's words that it has. */
  matched: number;
  /** One of the words is its noun. */
  head: boolean;
  /** The line names its article number or EAN. */
  byNumber: boolean;
  /** Indexes of the line's words that it has. */
  terms: number[];
}

interface Asked {
  line: number;
  term: number;
  word: string;
  place: number;
  score: number;
  head: boolean;
}

/** The term of article numbers and EANs. */
const NUMBER = -1;
/** Per line; further products are no likely candidates. */
const MAX_HITS = 12;
/** Approximate maximum of postings read for a whole text: a text with more is no list of articles. */
const MAX_POSTINGS = 250_000;

/** Texts that may be an article number or EAN: 'TB-10617', 'TB 10617', '8712345000011'. */
function numbersIn(text: string): string[] {
  const parts = text.split(/[\s,;:()]+/).filter(Boolean);
  const pairs = parts.map((part, at) => (/^[a-z]{1,4}$/i.test(part) ? part + (parts[at + 1] ?? '') : ''));
  return [...parts, ...pairs].filter((part) => (part.match(/\d/g)?.length ?? 0) > 3).map(glued);
}

function bounded(matches: readonly Match[], maxPostings: number): Match[] {
  let read = 0;
  return matches.filter(({ uses }, at) => {
    if (at > 0 && read + uses > maxPostings) return false;
    read += uses;
    return true;
  });
}

/** Whether a product has a material: not in its description, nor as the beginning of another ('nitrilschuim'). */
const isMaterial = ({ place, like }: Match) => place !== places.description && like > PREFIX;

function askedOf(
  { text, matches }: ReadLine,
  line: number,
  maxPostings: number,
  required: readonly number[],
): Asked[] {
  const words = matches.flatMap((list, term) =>
    bounded(required.includes(term) ? list.filter(isMaterial) : list, maxPostings / matches.length).map(
      (match) => ({
        line,
        term,
        word: match.word,
        place: match.place,
        score: match.score,
        head: isHead(match),
      }),
    ),
  );
  const numbers = numbersIn(text).flatMap((word) =>
    [places.article, places.articlePart, places.ean].map((place) => ({
      line,
      term: NUMBER,
      word,
      place,
      score: place === places.articlePart ? 0.5 : 1,
      head: true,
    })),
  );
  return [...words, ...numbers];
}

/**
 * The products that each line may mean, best first, a few of each: one query for the whole text.
 * @param weights additional score of a product by its id
 * @param required indexes of words of each line that name a material: a product must be made of it
 */
export async function lineHits(
  tx: Tx,
  siteId: string,
  lines: readonly ReadLine[],
  weights: ReadonlyMap<number, number>,
  required: readonly (readonly number[])[],
): Promise<Hit[]> {
  const maxPostings = MAX_POSTINGS / Math.max(1, lines.length);
  const asked = lines.flatMap((line, at) => askedOf(line, at, maxPostings, required[at] ?? []));
  const musts = required.flatMap((terms, line) => terms.map((term) => ({ line, term })));
  const counts = lines.map(({ words }) => Math.max(1, words.length));
  const prior = [...weights].map(([id, weight]) => ({ id, weight }));
  return executePlanned<Hit>(
    tx,
    sql`
    WITH found AS (
      SELECT a.line, a.term, a.score, a.head, unnest(s.products) AS id
      FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        a (line int, term int, word text, place smallint, score real, head boolean)
      JOIN search_postings s ON s.site_id = ${siteId} AND s.place = a.place AND s.word = a.word),
    best AS (SELECT line, id, term, max(score) AS score, bool_or(head) AS head FROM found GROUP BY line, id, term),
    summed AS (
      SELECT line, id, coalesce(sum(score) FILTER (WHERE term >= 0), 0) / (${sql.param(counts)}::int[])[line + 1] AS score,
        (count(*) FILTER (WHERE term >= 0))::int AS matched, bool_or(head) AS head,
        bool_or(term = ${NUMBER}) AS by_number, array_agg(term ORDER BY term) FILTER (WHERE term >= 0) AS terms
      FROM best GROUP BY line, id),
    musts AS (
      SELECT line, array_agg(term) AS terms
      FROM jsonb_to_recordset(${JSON.stringify(musts)}::jsonb) m (line int, term int) GROUP BY line),
    ranked AS (
      SELECT s.*, row_number() OVER (PARTITION BY s.line ORDER BY s.by_number DESC, s.head DESC,
        s.score + coalesce(k.weight, 0) * power(s.matched::real / (${sql.param(counts)}::int[])[s.line + 1], 2) DESC,
        p.popularity DESC, p.id) AS rank
      FROM summed s JOIN products p ON p.id = s.id AND p.active
      LEFT JOIN musts m ON m.line = s.line
      LEFT JOIN jsonb_to_recordset(${JSON.stringify(prior)}::jsonb) k (id int, weight real) ON k.id = s.id
      WHERE s.by_number OR m.terms IS NULL OR s.terms @> m.terms)
    SELECT line, id, score::float8, matched, head, by_number AS "byNumber", coalesce(terms, '{}') AS terms
    FROM ranked
    WHERE rank <= ${MAX_HITS} ORDER BY line, rank`,
  );
}
