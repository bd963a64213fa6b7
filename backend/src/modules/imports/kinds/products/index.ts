import type { Import } from '../../../../db/schema/index.ts';
import { sql } from '../../../../db/sql.ts';
import { fillSearch } from '../../../catalogue/search/fill-search.ts';
import type { Kind } from '../kind.ts';
import { deactivateAdded, takeBack } from '../take-back.ts';
import { compareProducts } from './compare.ts';
import { productWriter } from './product-writer.ts';
import { takeBackUnits, unitWriter } from './unit-writer.ts';

/** Products that ticked changes are about. */
const productIds = ({ siteId, id }: Import) => sql`
  SELECT DISTINCT owner_id AS id FROM import_changes
  WHERE site_id = ${siteId} AND import_id = ${id} AND ticked AND owner_id IS NOT NULL`;

/** Articles with their units. */
export const products: Kind = {
  check: () => ({}),
  compare: compareProducts,
  writers: [productWriter, unitWriter],
  units: (row) => sql`
    SELECT u.id AS unit_id FROM (${productIds(row)}) p
    JOIN product_units u ON u.site_id = ${row.siteId} AND u.product_id = p.id`,
  async lock(tx, row) {
    // New rows have no statistics: the planner would join them one by one.
    await tx.execute(sql`SET LOCAL enable_nestloop = off`);
    await tx.execute(sql`
      SELECT FROM products WHERE site_id = ${row.siteId} AND id IN (${productIds(row)}) ORDER BY id FOR NO KEY UPDATE`);
  },
  async finish(tx, row) {
    await tx.execute(sql`SET LOCAL enable_nestloop = on`);
    const { rows } = await tx.execute<{ id: number }>(sql`
      ${productIds(row)} AND (change IN ('new', 'removed') OR field IN ('name', 'brand', 'description', 'group', 'ean'))`);
    if (rows.length > 0)
      await fillSearch(
        tx,
        row.siteId,
        rows.map(({ id }) => id),
      );
  },
  async compareUndo(tx, row, original) {
    await takeBack(tx, row, original, productWriter, sql`c.change <> 'new'`);
    await takeBack(tx, row, original, unitWriter, sql`c.change NOT IN ('new', 'removed')`);
    await deactivateAdded(tx, row, original, productWriter);
    await takeBackUnits(tx, row, original);
  },
};
