import type { FoldableEvent } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';

/** An event as folding reads it, with what a sum and a report need beside it. */
export interface StoredEvent extends FoldableEvent {
  countId: number;
  /** Base pieces in one unit when it was counted; null for an unknown code. */
  content: number | null;
  /** First name of the user. */
  countedBy: string;
  late: boolean;
}

/** A moment in ISO form with microseconds: events that a fast clock put at the same moment keep their order. */
const exact = sql`to_char(e.counted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The events of some counts, by count. An event of a deleted product reads as its article number, an unknown code. */
export async function loadEvents(
  tx: Tx,
  siteId: string,
  countIds: readonly number[],
): Promise<Map<number, StoredEvent[]>> {
  if (countIds.length === 0) return new Map();
  const { rows } = await tx.execute<StoredEvent & Record<string, unknown>>(sql`
    SELECT e.count_id AS "countId", e.uuid::text AS uuid, e.device, e.place, e.product_id AS "productId",
      CASE WHEN e.product_id IS NOT NULL THEN e.unit_id END AS "unitId",
      CASE WHEN e.product_id IS NULL THEN e.code ELSE '' END AS code,
      CASE WHEN e.product_id IS NOT NULL THEN e.content END AS content,
      e.kind, e.quantity, ${exact} AS "countedAt", u.first_name AS "countedBy", e.late
    FROM stock_count_events e JOIN customer_users u ON u.site_id = e.site_id AND u.id = e.user_id
    WHERE e.site_id = ${siteId} AND e.count_id = ANY (${sql.param([...countIds])}::int[])`);
  return Map.groupBy(rows, ({ countId }) => countId);
}
