import { sql } from '../../../../db/sql.ts';
import { lockGroups } from '../../../group-desk/lock-groups.ts';
import type { Kind } from '../kind.ts';
import { products } from '../products/index.ts';
import { productWriter } from '../products/product-writer.ts';
import { compareGroups } from './compare.ts';
import { placeWriter } from './place-writer.ts';

/** The groups in which articles stand: their own one, and any others. */
export const groups: Kind = {
  check: () => ({}),
  compare: compareGroups,
  writers: [productWriter, placeWriter],
  units: products.units,
  async lock(tx, row) {
    // First, as a group that moves: the products would stand in the wrong places otherwise.
    await lockGroups(tx, row.siteId);
    await products.lock?.(tx, row);
  },
  async finish(tx, row) {
    await tx.execute(sql`
      SELECT renew_more_groups(array_agg(DISTINCT c.owner_id)) FROM import_changes c
      WHERE c.site_id = ${row.siteId} AND c.import_id = ${row.id} AND c.ticked AND c.entity = 'place' HAVING count(*) > 0`);
    await products.finish?.(tx, row);
  },
};
