import type { Tx } from '../../../../db/connect.ts';
import type { Import } from '../../../../db/schema/index.ts';
import { sql } from '../../../../db/sql.ts';
import { added, chosen, columnWriter, type StoredColumns, storedValue } from '../column-writer.ts';
import type { Writer } from '../kind.ts';

const columns: StoredColumns = {
  street: { column: 'street', type: 'text' },
  house_number: { column: 'house_number', type: 'text' },
  postcode: { column: 'postcode', type: 'text' },
  city: { column: 'city', type: 'text' },
  country: { column: 'country', type: 'text' },
};
const existing = columnWriter('address', 'addresses', columns);

/** Adds the main addresses of customers that have none, and notes their ids at their changes. */
async function addAddresses(tx: Tx, row: Import): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    WITH fresh AS MATERIALIZED (
      SELECT min(c.line) AS line, k.id AS customer_id, ${added('street')} AS street, ${added('house_number')} AS house_number,
        ${added('postcode')} AS postcode, ${added('city')} AS city, ${added('country')} AS country
      FROM import_changes c JOIN customers k ON k.site_id = c.site_id AND k.number = c.key
      WHERE ${chosen(row, 'address')} AND c.entity_id IS NULL GROUP BY k.id),
    made AS (
      INSERT INTO addresses (site_id, customer_id, label, street, house_number, postcode, city, country, is_default)
      SELECT ${row.siteId}, f.customer_id, '', f.street, f.house_number, f.postcode, f.city, f.country, true FROM fresh f
      WHERE NOT EXISTS (SELECT FROM addresses a WHERE a.site_id = ${row.siteId} AND a.customer_id = f.customer_id)
      ORDER BY f.line
      RETURNING id, customer_id)
    UPDATE import_changes c SET entity_id = m.id, owner_id = m.customer_id
    FROM made m JOIN customers k ON k.site_id = ${row.siteId} AND k.id = m.customer_id
    WHERE ${chosen(row, 'address')} AND c.entity_id IS NULL AND c.key = k.number`);
  return rowCount ?? 0;
}

/** The main address of each customer. Writes after the customers. */
export const addressWriter: Writer = {
  entity: 'address',
  present: ({ siteId }, importId) => sql`
    SELECT c.id, CASE WHEN c.entity_id IS NULL THEN any_address.street ELSE ${storedValue('t', columns)} END AS now
    FROM import_changes c
    LEFT JOIN addresses t ON t.site_id = c.site_id AND t.id = c.entity_id
    LEFT JOIN LATERAL (
      SELECT a.street FROM addresses a WHERE a.site_id = c.site_id AND a.customer_id = c.owner_id LIMIT 1) any_address
      ON c.entity_id IS NULL
    WHERE c.site_id = ${siteId} AND c.import_id = ${importId} AND c.entity = 'address'`,
  write: async (tx, row) => (await existing.write(tx, row)) + (await addAddresses(tx, row)),
};
