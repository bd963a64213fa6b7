import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';

/**
 * Lower case, without accents, letters and digits only; '1.000' is '1000' and '60 × 80' is '60x80'. `searchTerms`
 * does the same to the question.
 */
const plain = (text: SQL) => sql`trim(
  regexp_replace(
    regexp_replace(
      regexp_replace(lower(unaccent(replace(${text}, '×', 'x'))), '([0-9])\\.(?=[0-9]{3})', '\\1', 'g'),
      '[^a-z0-9]+', ' ', 'g'),
    '([0-9]) x (?=[0-9])', '\\1x', 'g'))`;

/** Numbers with the word behind them in one: who looks for '5l' means '5 liter'. */
const measures = sql`(
  SELECT string_agg(m[1] || m[2], ' ')
  FROM regexp_matches(${plain(sql`p.name`)}, '([0-9]+(?:x[0-9]+)*) ([a-z]+)', 'g') m)`;

const eans = sql`(SELECT string_agg(DISTINCT u.ean, ' ') FROM product_units u WHERE u.product_id = p.id AND u.ean <> '')`;

const specifications = sql`(
  SELECT string_agg(s ->> 'value', ' ') FROM jsonb_array_elements(p.specifications) s
)`;

/** One space at each end, so that '% xl %' finds a whole word anywhere. */
const searchText = sql`concat(' ', concat_ws(' ',
  ${plain(sql`p.name`)}, ${plain(sql`p.article_number`)}, replace(${plain(sql`p.article_number`)}, ' ', ''),
  ${plain(sql`p.brand`)}, ${plain(sql`p.category`)}, ${measures}, ${eans}), ' ')`;

const weighted = (text: SQL, weight: 'A' | 'B' | 'C' | 'D') =>
  sql`setweight(to_tsvector('dutch', ${plain(text)}), ${sql.raw(`'${weight}'`)})`;

const search = sql`
  ${weighted(sql`concat_ws(' ', p.name, p.article_number)`, 'A')} ||
  ${weighted(sql`concat_ws(' ', p.brand, p.category)`, 'B')} ||
  ${weighted(sql`concat_ws(' ', p.kleur, p.inhoud, p.materiaal, p.certificaat, ${specifications})`, 'C')} ||
  ${weighted(sql`p.description`, 'D')}`;

/**
 * Fill `search_text` and `search` of a site's products, all of them or the given ones, from their other columns and
 * their units. Everything that writes products or units calls this afterwards, in the same transaction: insert with
 * `searchText: ''` and `` search: sql`''::tsvector` ``, insert the units (EANs are searched too), then call it once.
 */
export async function fillSearchColumns(tx: Tx, siteId: string, productIds?: number[]): Promise<void> {
  const some = productIds ? sql`AND p.id = ANY(${sql.param(productIds)}::int[])` : sql``;
  await tx.execute(sql`
    UPDATE products p SET search_text = ${searchText}, search = ${search} WHERE p.site_id = ${siteId} ${some}`);
}
