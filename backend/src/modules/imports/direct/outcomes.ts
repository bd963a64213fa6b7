import type { ChangeWarning } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import type { Import, StoredFault } from '../../../db/schema/index.ts';
import { sql } from '../../../db/sql.ts';

/** Outcome of a line. `changedMeanwhile`: something else changed the value, so it was left. */
export interface LineOutcome {
  faults: readonly StoredFault[];
  isChanged: boolean;
  changedMeanwhile: boolean;
  warnings: readonly ChangeWarning[];
}

interface Found extends Record<string, unknown> {
  line: number;
  faults: StoredFault[] | null;
  changes: number;
  kept: number;
  warnings: ChangeWarning[];
}

/** The outcome of each line of an import. */
export async function outcomesOf(tx: Tx, { siteId, id }: Import): Promise<Map<number, LineOutcome>> {
  const { rows } = await tx.execute<Found>(sql`
    WITH changed AS (
      SELECT line, count(*) FILTER (WHERE state = 'applied' OR state = 'open')::int AS changes,
        count(*) FILTER (WHERE state = 'kept')::int AS kept,
        coalesce(array_agg(DISTINCT w) FILTER (WHERE w IS NOT NULL), '{}') AS warnings
      FROM import_changes c LEFT JOIN LATERAL unnest(c.warnings) w ON true
      WHERE c.site_id = ${siteId} AND c.import_id = ${id} GROUP BY line)
    SELECT l.line, l.faults, coalesce(c.changes, 0) AS changes, coalesce(c.kept, 0) AS kept,
      coalesce(c.warnings, '{}') AS warnings
    FROM import_lines l LEFT JOIN changed c ON c.line = l.line
    WHERE l.site_id = ${siteId} AND l.import_id = ${id}`);
  return new Map(
    rows.map(({ line, faults, changes, kept, warnings }) => [
      line,
      { faults: faults ?? [], isChanged: changes > 0, changedMeanwhile: kept > 0, warnings },
    ]),
  );
}
