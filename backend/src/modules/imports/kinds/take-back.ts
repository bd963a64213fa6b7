import type { Tx } from '../../../db/connect.ts';
import type { Import } from '../../../db/schema/index.ts';
import { type SQL, sql } from '../../../db/sql.ts';
import type { Writer } from './kind.ts';

/**
 * Adds the changes that take back those of `original` that `which` names (a condition on `c`). A value that is not the one that was written was changed
 * since: it is listed as kept, and can't be ticked.
 */
export async function takeBack(
  tx: Tx,
  { siteId, id }: Import,
  original: Import,
  { entity, present }: Pick<Writer, 'entity' | 'present'>,
  which: SQL = sql`true`,
): Promise<void> {
  await tx.execute(sql`
    WITH present AS MATERIALIZED (${present(original, original.id)}),
    judged AS (
      SELECT c.*, p.now, p.now IS NOT DISTINCT FROM c.after AS is_as_applied
      FROM import_changes c JOIN present p ON p.id = c.id
      WHERE c.site_id = ${siteId} AND c.import_id = ${original.id} AND c.entity = ${entity} AND c.ticked
        AND c.state <> 'kept' AND c.change <> 'kept' AND ${which})
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

/**
 * Adds the changes that make what `original` added inactive: it is never removed. Of what an administrator has activated since, the
 * change is listed as kept.
 */
export async function deactivateAdded(
  tx: Tx,
  { siteId, id }: Import,
  original: Import,
  { entity, present }: Pick<Writer, 'entity' | 'present'>,
): Promise<void> {
  await tx.execute(sql`
    WITH present AS MATERIALIZED (${present(original, original.id)})
    INSERT INTO import_changes
      (site_id, import_id, line, entity, entity_id, key, owner_id, field, before, after, change, ticked)
    SELECT c.site_id, ${id}::int, 0, c.entity, c.entity_id, c.key, c.owner_id, c.field, p.now, 'false',
      CASE WHEN c.after = 'true' THEN 'changed' ELSE 'kept' END, c.after = 'true'
    FROM import_changes c JOIN present p ON p.id = c.id
    WHERE c.site_id = ${siteId} AND c.import_id = ${original.id} AND c.entity = ${entity} AND c.change = 'new'
      AND c.field = 'active' AND c.ticked AND p.now = 'true'
    ORDER BY c.id`);
}
