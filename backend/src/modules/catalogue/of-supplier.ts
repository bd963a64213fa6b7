import { type SQL, sql } from '../../db/sql.ts';

/** Condition: the supplier has this brand. The supplier of a product is that of its brand (docs/behaviour.md §13.8). */
export const ofSupplier = (brand: SQL, siteId: string, supplierId: number): SQL =>
  sql`${brand} IN (
    SELECT b.brand FROM supplier_brands b WHERE b.site_id = ${siteId} AND b.supplier_id = ${supplierId})`;
