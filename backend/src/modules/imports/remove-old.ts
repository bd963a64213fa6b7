import { UNDO_DAYS } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';

/** Days after which a job that has ended is forgotten. */
const JOB_DAYS = 7;

/**
 * Removes files and lines of imports that are no longer needed: discarded ones, and those that can't be undone. What they
 * changed stays listed.
 */
export async function removeOldImports(tx: Tx): Promise<void> {
  const old = sql`
    SELECT id FROM imports
    WHERE state = 'discarded' OR coalesce(applied_at, created_at) < now() - make_interval(days => ${UNDO_DAYS})
      AND state NOT IN ('planned', 'applying', 'comparing')`;
  await tx.execute(sql`DELETE FROM import_parts WHERE import_id IN (${old})`);
  await tx.execute(sql`DELETE FROM import_lines WHERE import_id IN (${old})`);
  await tx.execute(sql`DELETE FROM jobs WHERE ended_at < now() - make_interval(days => ${JOB_DAYS})`);
}
