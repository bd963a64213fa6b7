import type { Tx } from '../../../db/connect.ts';
import { searchVocabularies } from '../../../db/schema/index.ts';
import { sql } from '../../../db/sql.ts';
import { stemOf } from './dutch-stem.ts';
import { places } from './index-product.ts';

/**
 * The stored data depends on how words are split and stemmed: raise this when that changes, and every site's index is
 * rebuilt.
 */
export const FORMAT = 4;

const PLACES = places.article;

/** 0 for none, else one more than the exponent of the power of two below: one digit is enough to weigh words. */
const magnitude = (uses: number): string => (uses === 0 ? 0 : 1 + Math.floor(Math.log2(uses))).toString(36);

/** Stores the words of a site's products in one text, a line per word: the word, its stem, and its counts by place. */
export async function writeVocabulary(tx: Tx, siteId: string): Promise<void> {
  const { rows } = await tx.execute<{ word: string; place: number; uses: number }>(sql`
    SELECT word, place, sum(cardinality(products))::int AS uses FROM search_postings
    WHERE site_id = ${siteId} AND place < ${PLACES} GROUP BY word, place`);
  const uses = new Map<string, number[]>();
  for (const row of rows) {
    const counts = uses.get(row.word) ?? new Array<number>(PLACES).fill(0);
    counts[row.place] = row.uses;
    uses.set(row.word, counts);
  }
  const lines = [...uses].map(
    ([word, counts]) => `${word} ${stemOf(word)} ${counts.map(magnitude).join('')}`,
  );
  const words = lines.sort().join('\n');
  const { words: kept, format } = searchVocabularies;
  await tx
    .insert(searchVocabularies)
    .values({ siteId, format: FORMAT, words })
    .onConflictDoUpdate({
      target: searchVocabularies.siteId,
      set: { version: sql`gen_random_uuid()`, format: FORMAT, words },
      setWhere: sql`${kept} <> excluded.words OR ${format} <> excluded.format`,
    });
}
