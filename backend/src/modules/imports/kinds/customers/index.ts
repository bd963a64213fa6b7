import { sql } from '../../../../db/sql.ts';
import { lockCustomers } from '../../../registrations/next-customer-number.ts';
import type { Kind } from '../kind.ts';
import { deactivateAdded, takeBack } from '../take-back.ts';
import { addressWriter } from './address-writer.ts';
import { compareCustomers } from './compare.ts';
import { customerWriter } from './customer-writer.ts';

/** Customers with their first user and main address. */
export const customers: Kind = {
  check: () => ({}),
  compare: compareCustomers,
  writers: [customerWriter, addressWriter],
  units: () => sql`SELECT NULL::int AS unit_id WHERE false`,
  async lock(tx, row) {
    await lockCustomers(tx, row.siteId);
    // New rows have no statistics: the planner would join them one by one.
    await tx.execute(sql`SET LOCAL enable_nestloop = off`);
    await tx.execute(sql`
      SELECT FROM customers WHERE site_id = ${row.siteId} AND id IN (
        SELECT owner_id FROM import_changes WHERE site_id = ${row.siteId} AND import_id = ${row.id} AND ticked)
      ORDER BY id FOR NO KEY UPDATE`);
  },
  async compareUndo(tx, row, original) {
    await takeBack(tx, row, original, customerWriter, sql`c.change <> 'new'`);
    await takeBack(tx, row, original, addressWriter, sql`c.change <> 'new'`);
    await deactivateAdded(tx, row, original, customerWriter);
  },
};
