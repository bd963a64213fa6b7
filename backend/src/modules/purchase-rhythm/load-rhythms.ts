import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { MAX_PURCHASES, MIN_PURCHASES, type Rhythm, rhythmOf } from './rhythm.ts';

export interface ProductRhythm extends Rhythm {
  productId: number;
  /** The units in which it was bought, latest first; some may no longer exist. */
  unitIds: number[];
}

interface Bought {
  product_id: number;
  days: number[];
  pieces: number[];
  units: (number | null)[];
}

/**
 * The rhythms of all products that the viewer's customer keeps buying, or of those on one of its lists. `today`: its
 * day number. One query, which goes from product to product along the index and reads the last days of each.
 */
export async function loadRhythms(
  tx: Tx,
  viewer: Viewer,
  today: number,
  listId?: number,
): Promise<ProductRhythm[]> {
  const { customerId } = orNotFound(viewer.customer);
  const ofCustomer = sql`d.site_id = ${viewer.site.id} AND d.customer_id = ${customerId}`;
  const next = (after: ReturnType<typeof sql>) =>
    sql`(SELECT d.product_id FROM purchase_days d WHERE ${ofCustomer} ${after} ORDER BY d.product_id LIMIT 1)`;
  const products =
    listId === undefined
      ? sql`${next(sql``)} UNION ALL
          SELECT ${next(sql`AND d.product_id > b.product_id`)} FROM bought b WHERE b.product_id IS NOT NULL`
      : sql`SELECT i.product_id FROM order_list_items i WHERE i.list_id = ${listId}`;
  // As one value: four hundred rows of arrays take longer to read than to find.
  const { rows } = await tx.execute<{ bought: Bought[] | null }>(sql`
    WITH RECURSIVE bought (product_id) AS (${products})
    SELECT json_agg(json_build_object(
      'product_id', b.product_id, 'days', last.days, 'pieces', last.pieces, 'units', last.units)) AS bought
    FROM bought b JOIN LATERAL (
      SELECT array_agg(d.day) AS days, array_agg(d.pieces) AS pieces, array_agg(d.unit_id) AS units
      FROM (
        SELECT d.day - DATE '1970-01-01' AS day, d.pieces, d.unit_id FROM purchase_days d
        WHERE ${ofCustomer} AND d.product_id = b.product_id AND d.pieces > 0
        ORDER BY d.day DESC LIMIT ${MAX_PURCHASES}) d
      HAVING count(*) >= ${MIN_PURCHASES}) last ON true
    WHERE b.product_id IS NOT NULL`);
  return (rows[0]?.bought ?? []).flatMap(({ product_id, days, pieces, units }) => {
    const rhythm = rhythmOf(
      days.map((day, at) => ({ day, pieces: pieces[at] ?? 0 })),
      today,
    );
    const unitIds = units.filter((id) => id !== null);
    return rhythm ? [{ ...rhythm, productId: product_id, unitIds }] : [];
  });
}
