import type { WireProductDoc } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { comparable, difference } from '../catalogue/house-brand.ts';
import { toProductDoc } from '../catalogue/product-doc.ts';
import { type ProductRow, productJson } from '../catalogue/product-row.ts';

/** House brand products that replace products that are no longer sold: the most similar of each, in stock first. */
export async function loadReplacements(
  tx: Tx,
  viewer: Viewer,
  goneIds: readonly number[],
): Promise<Map<number, WireProductDoc>> {
  if (goneIds.length === 0) return new Map();
  const { rows } = await tx.execute<{ gone_id: number; product: ProductRow }>(sql`
    SELECT nearest.gone_id, ${productJson(viewer)} AS product
    FROM (
      SELECT DISTINCT ON (o.id) o.id AS gone_id, p.id
      FROM products o JOIN products p ON p.site_id = o.site_id AND p.group_id = o.group_id AND p.id <> o.id
      WHERE o.site_id = ${viewer.site.id} AND o.id = ANY (${sql.param([...goneIds])}::int[]) AND p.active
        AND ${comparable}
      ORDER BY o.id, p.stock > 0 DESC, ${difference}, p.popularity DESC, p.id) nearest
    JOIN products p ON p.id = nearest.id`);
  return new Map(rows.map(({ gone_id, product }) => [gone_id, toProductDoc(product)]));
}
