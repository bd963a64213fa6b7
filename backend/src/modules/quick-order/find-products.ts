import type { productMatch } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toProductDoc } from '../catalogue/product-doc.ts';
import { type ProductRow, productJson } from '../catalogue/product-row.ts';

type Found = z.input<typeof productMatch>;

interface Row extends Record<string, unknown> {
  place: number;
  by: Found['by'];
  product: ProductRow;
  unit_id: number;
  available: boolean;
}

/** Normalises an article number: 'tp 10.234', 'TP-10234'. */
const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The prefix of an article number, up to a sign or the first digit: 'TP-' of 'TP-10.234'. */
const PREFIX = '^([A-Za-z]+|[A-Za-z0-9]+[^A-Za-z0-9]+)';

/** Normalises an EAN of 13 digits, which scanners may give with a zero in front (GTIN-14), or without its own (UPC). */
function eanOf(code: string): string {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{8,14}$/.test(digits)) return '';
  if (digits.length === 14 && digits.startsWith('0')) return digits.slice(1);
  return digits.length === 12 ? `0${digits}` : digits;
}

/**
 * The products of codes, in the order of the codes: by article number, whatever its case, spaces and dashes, else by
 * the EAN of a unit, else by the article number without its prefix where only one product has it. One query for any number of codes; prices only for viewers who may see them.
 */
export async function findProducts(tx: Tx, viewer: Viewer, codes: readonly string[]): Promise<Found[]> {
  const numbers = codes.map(plain);
  const eans = codes.map(eanOf);
  const { rows } = await tx.execute<Row>(sql`
    WITH asked AS (
      SELECT place - 1 AS place, number, ean
      FROM unnest(${sql.param(numbers)}::text[], ${sql.param(eans)}::text[]) WITH ORDINALITY a (number, ean, place)),
    numbered AS (
      SELECT asked.place, 'number' AS by, p.id, NULL::int AS unit_id
      FROM asked JOIN products p ON upper(regexp_replace(p.article_number, '[^A-Za-z0-9]', '', 'g')) = asked.number
      WHERE asked.number <> ''),
    scanned AS (
      SELECT asked.place, 'ean' AS by, u.product_id AS id, u.id AS unit_id
      FROM asked JOIN product_units u ON u.ean = asked.ean
      WHERE asked.ean <> '' AND NOT EXISTS (SELECT FROM numbered n WHERE n.place = asked.place)),
    exact AS (SELECT * FROM numbered UNION ALL SELECT * FROM scanned),
    without_prefix AS (
      SELECT asked.place, 'number' AS by, p.id, NULL::int AS unit_id, count(*) OVER (PARTITION BY asked.place) AS meanings
      FROM asked JOIN products p ON upper(regexp_replace(
        regexp_replace(p.article_number, ${PREFIX}, ''), '[^A-Za-z0-9]', '', 'g')) = asked.number
      WHERE asked.number ~ '^[0-9][A-Z0-9]{3,}$' AND NOT EXISTS (SELECT FROM exact e WHERE e.place = asked.place)),
    hits AS (
      SELECT * FROM exact
      UNION ALL SELECT place, by, id, unit_id FROM without_prefix WHERE meanings = 1)
    SELECT hits.place::int AS place, hits.by, ${productJson(viewer)} AS product, p.active AS available,
      coalesce(hits.unit_id,
        (SELECT u.id FROM product_units u WHERE u.product_id = p.id AND u.is_default)) AS unit_id
    FROM hits JOIN products p ON p.id = hits.id
    ORDER BY hits.place, p.active DESC, p.id`);
  return rows.map(({ product, ...hit }) => ({ ...hit, product: toProductDoc(product) }));
}
