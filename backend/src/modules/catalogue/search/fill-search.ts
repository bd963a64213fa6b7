import { propertyFacets } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { searchPostings } from '../../../db/schema/index.ts';
import { and, eq, sql } from '../../../db/sql.ts';
import { indexProduct, type SearchedProduct } from './index-product.ts';
import { writeVocabulary } from './write-vocabulary.ts';

/** Products whose ids share their upper bits are one block: a word has one row per block in which it occurs. */
const BLOCK_BITS = 10;
const LOCK = 7_014_503;
/** Rows per statement. */
const CHUNK = 5_000;

const properties = sql.raw(propertyFacets.map((facet) => `p.${facet}`).join(', '));

type Postings = Map<string, { word: string; place: number; products: number[] }>;

const readBlock = async (tx: Tx, siteId: string, block: number) =>
  (
    await tx.execute<SearchedProduct & Record<string, unknown>>(sql`
    SELECT p.id, p.name, p.article_number, p.brand, p.category, p.description,
      ARRAY[${properties}]
        || ARRAY(SELECT s ->> 'value' FROM jsonb_array_elements(p.specifications) s) AS properties,
      ARRAY(SELECT DISTINCT u.ean FROM product_units u WHERE u.product_id = p.id AND u.ean <> '') AS eans
    FROM products p WHERE p.site_id = ${siteId}
      AND p.id BETWEEN ${block << BLOCK_BITS} AND ${((block + 1) << BLOCK_BITS) - 1}
    ORDER BY p.id`)
  ).rows;

function postingsOf(products: SearchedProduct[]): Postings {
  const postings: Postings = new Map();
  for (const product of products) {
    for (const [word, place] of indexProduct(product)) {
      const key = `${place} ${word}`;
      const posting = postings.get(key);
      if (posting) posting.products.push(product.id);
      else postings.set(key, { word, place, products: [product.id] });
    }
  }
  return postings;
}

async function writeBlock(tx: Tx, siteId: string, block: number): Promise<void> {
  await tx
    .delete(searchPostings)
    .where(and(eq(searchPostings.siteId, siteId), eq(searchPostings.block, block)));
  const rows = [...postingsOf(await readBlock(tx, siteId, block)).values()];
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows.slice(at, at + CHUNK);
    await tx.execute(sql`
      INSERT INTO search_postings (site_id, word, place, block, products)
      SELECT ${siteId}, n.word, n.place, ${block}, n.products::integer[]
      FROM unnest(${sql.param(chunk.map(({ word }) => word))}::text[],
        ${sql.param(chunk.map(({ place }) => place))}::smallint[],
        ${sql.param(chunk.map(({ products }) => `{${products.join(',')}}`))}::text[]) n (word, place, products)`);
  }
}

const blocksOf = async (tx: Tx, siteId: string, productIds: number[] | undefined) => {
  if (productIds) return new Set(productIds.map((id) => id >> BLOCK_BITS));
  const { rows } = await tx.execute<{ block: number }>(sql`
    SELECT id >> ${BLOCK_BITS}::int AS block FROM products WHERE site_id = ${siteId}
    UNION SELECT block FROM search_postings WHERE site_id = ${siteId}`);
  return new Set(rows.map(({ block }) => block));
};

/**
 * Updates the search index of a site, for all products or the given ones, from their present data and units. Code
 * that writes or deletes products or units calls this afterwards in the same transaction. Writers of one site take
 * turns.
 */
export async function fillSearch(tx: Tx, siteId: string, productIds?: number[]): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK}, hashtext(${siteId}))`);
  for (const block of await blocksOf(tx, siteId, productIds)) await writeBlock(tx, siteId, block);
  await writeVocabulary(tx, siteId);
}
