import { sql } from '../../../../db/sql.ts';
import { chosen } from '../column-writer.ts';
import type { Writer } from '../kind.ts';

/** The row that a change is about: its `key` is '<product>:<group>'. */
const ofKey = sql`x.site_id = c.site_id AND x.product_id = c.owner_id AND (x.product_id || ':' || x.group_id) = c.key`;

/** Groups in which articles stand besides their own one. A place that does not exist has no value. */
export const placeWriter: Writer = {
  entity: 'place',
  present: ({ siteId }, importId) => sql`
    SELECT c.id, regexp_replace(g.path, '^c/', '') AS now
    FROM import_changes c
    LEFT JOIN product_extra_groups x ON ${ofKey}
    LEFT JOIN product_groups g ON g.site_id = x.site_id AND g.id = x.group_id
    WHERE c.site_id = ${siteId} AND c.import_id = ${importId} AND c.entity = 'place'`,
  async write(tx, row) {
    const added = await tx.execute(sql`
      INSERT INTO product_extra_groups (site_id, product_id, group_id)
      SELECT c.site_id, c.owner_id, g.id FROM import_changes c
      JOIN product_groups g ON g.site_id = c.site_id AND g.id = split_part(c.key, ':', 2)::int
      WHERE ${chosen(row, 'place')} AND c.before IS NULL
      ORDER BY c.id ON CONFLICT DO NOTHING`);
    const removed = await tx.execute(sql`
      DELETE FROM product_extra_groups x USING import_changes c
      WHERE ${chosen(row, 'place')} AND c.after IS NULL AND ${ofKey}`);
    return (added.rowCount ?? 0) + (removed.rowCount ?? 0);
  },
};
