import type { Tx } from '../../../../db/connect.ts';
import type { Import } from '../../../../db/schema/index.ts';
import { sql } from '../../../../db/sql.ts';
import { unknownPassword } from '../../../auth/passwords.ts';
import { added, chosen, columnWriter, type StoredColumns, storedValue } from '../column-writer.ts';
import type { Writer } from '../kind.ts';

const columns: StoredColumns = {
  company: { column: 'company', type: 'text' },
  customer_kind: { column: 'kind', type: 'text' },
  kvk: { column: 'kvk', type: 'text' },
  vat_number: { column: 'vat_number', type: 'text' },
  payment_term_days: { column: 'payment_term_days', type: 'integer' },
  credit_limit: { column: 'credit_limit_cents', type: 'integer' },
  active: { column: 'active', type: 'boolean' },
};
const existing = columnWriter('customer', 'customers', columns);

/** Price lists are compared by their codes. */
async function writePriceLists(tx: Tx, row: Import): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE customers t SET price_list_id = l.id
    FROM import_changes c
    LEFT JOIN price_lists l ON l.site_id = c.site_id AND l.code = c.after
    WHERE ${chosen(row, 'customer')} AND c.field = 'price_list' AND t.site_id = c.site_id AND t.id = c.entity_id
      AND (l.id IS NOT NULL OR c.after IS NULL)
      AND (SELECT x.code FROM price_lists x WHERE x.site_id = t.site_id AND x.id = t.price_list_id) IS NOT DISTINCT FROM c.before`);
  return rowCount ?? 0;
}

/**
 * Adds new customers with their users, and notes their ids at their changes. The password is unknown to all, which is one for all:
 * each user chooses an own one by the mail that 'wachtwoord vergeten' sends.
 */
async function addCustomers(tx: Tx, row: Import): Promise<number> {
  const { rowCount: news } = await tx.execute(sql`
    SELECT FROM import_changes c WHERE ${chosen(row, 'customer')} AND c.entity_id IS NULL LIMIT 1`);
  if (!news) return 0;
  const passwordHash = await unknownPassword();
  const { rowCount } = await tx.execute(sql`
    WITH fresh AS MATERIALIZED (
      SELECT c.key AS number, min(c.line) AS line, ${added('company')} AS company, ${added('customer_kind')} AS kind,
        ${added('kvk')} AS kvk, ${added('vat_number')} AS vat_number, ${added('price_list')} AS list_code,
        ${added('payment_term_days')} AS term, ${added('credit_limit')} AS credit_limit, ${added('active')} AS active,
        ${added('email')} AS email, ${added('first_name')} AS first_name, ${added('last_name')} AS last_name,
        ${added('phone')} AS phone
      FROM import_changes c WHERE ${chosen(row, 'customer')} AND c.entity_id IS NULL GROUP BY c.key),
    made AS (
      INSERT INTO customers (site_id, number, company, kind, kvk, vat_number, price_list_id, payment_term_days,
        credit_limit_cents, active)
      SELECT ${row.siteId}, f.number, f.company, f.kind, coalesce(f.kvk, ''), coalesce(f.vat_number, ''), l.id,
        coalesce(f.term, '14')::int, f.credit_limit::int, f.active = 'true'
      FROM fresh f
      LEFT JOIN price_lists l ON l.site_id = ${row.siteId} AND l.code = f.list_code
      WHERE (f.list_code IS NULL OR l.id IS NOT NULL)
        AND NOT EXISTS (SELECT FROM customer_users u WHERE u.site_id = ${row.siteId} AND u.username = lower(f.email))
      ORDER BY f.line
      ON CONFLICT DO NOTHING
      RETURNING id, number),
    users AS (
      INSERT INTO customer_users (site_id, customer_id, username, password_hash, first_name, last_name, email, phone)
      SELECT ${row.siteId}, m.id, lower(f.email), ${passwordHash}, coalesce(f.first_name, ''), coalesce(f.last_name, ''),
        f.email, coalesce(f.phone, '')
      FROM made m JOIN fresh f ON f.number = m.number)
    UPDATE import_changes c SET entity_id = m.id, owner_id = m.id FROM made m
    WHERE ${chosen(row, 'customer')} AND c.entity_id IS NULL AND c.key = m.number`);
  return rowCount ?? 0;
}

/** Fields of customers. `key` is the number; the changes of a new one have no id until it is added. */
export const customerWriter: Writer = {
  entity: 'customer',
  present: ({ siteId }, importId) => sql`
    SELECT c.id, CASE WHEN c.entity_id IS NULL THEN same.number WHEN c.field = 'price_list' THEN l.code
      ELSE ${storedValue('t', columns)} END AS now
    FROM import_changes c
    LEFT JOIN customers t ON t.site_id = c.site_id AND t.id = c.entity_id
    LEFT JOIN price_lists l ON l.site_id = t.site_id AND l.id = t.price_list_id
    LEFT JOIN customers same ON c.entity_id IS NULL AND same.site_id = c.site_id AND same.number = c.key
    WHERE c.site_id = ${siteId} AND c.import_id = ${importId} AND c.entity = 'customer'`,
  write: async (tx, row) =>
    (await existing.write(tx, row)) + (await writePriceLists(tx, row)) + (await addCustomers(tx, row)),
};
