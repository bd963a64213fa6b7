import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import type { Import } from '../../../db/schema/index.ts';
import { kindOf } from '../kinds/index.ts';

/**
 * Adds the changes that take an applied import back. A value that is not the one that it wrote was changed since: it is
 * listed as kept, and can't be ticked.
 */
export async function compareUndo(tx: Tx, row: Import, original: Import): Promise<void> {
  const { siteId, id } = row;
  const kind = kindOf(original);
  if (kind.compareUndo) return kind.compareUndo(tx, row, original);
  for (const { entity, present } of kind.writers)
    await tx.execute(sql`
      WITH present AS MATERIALIZED (${present(original, original.id)}),
      judged AS (
        SELECT c.*, p.now, p.now IS NOT DISTINCT FROM c.after AS is_as_applied
        FROM import_changes c JOIN present p ON p.id = c.id
        WHERE c.site_id = ${siteId} AND c.import_id = ${original.id} AND c.entity = ${entity} AND c.ticked
          AND c.state <> 'kept' AND c.change <> 'kept')
      INSERT INTO import_changes
        (site_id, import_id, line, entity, entity_id, key, owner_id, field, before, after, change, percent, ticked)
      SELECT site_id, ${id}::int, 0, entity, entity_id, key, owner_id, field, now, before,
        CASE WHEN NOT is_as_applied THEN 'kept' WHEN before IS NULL AND change = 'new' THEN 'removed'
          WHEN change = 'up' THEN 'down' WHEN change = 'down' THEN 'up'
          WHEN change = 'removed' THEN 'new' WHEN before IS NULL THEN 'cleared' ELSE 'changed' END,
        CASE WHEN change IN ('up', 'down') AND is_as_applied AND after <> '0'
          THEN round((before::numeric - after::numeric) * 100 / after::numeric, 2) END,
        is_as_applied
      FROM judged ORDER BY id`);
}
