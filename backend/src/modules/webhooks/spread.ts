import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';

const EVENTS_AT_ONCE = 500;

/**
 * Makes the deliveries of new events, one for each endpoint that chose the type; an endpoint that is off gets none. What
 * another process spreads is skipped. @returns the number of events
 */
export async function spreadEvents(tx: Tx, siteId: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    WITH fresh AS (
      SELECT id, type FROM outbox_events WHERE site_id = ${siteId} AND spread_at IS NULL
      ORDER BY id LIMIT ${EVENTS_AT_ONCE} FOR UPDATE SKIP LOCKED
    ), made AS (
      INSERT INTO webhook_deliveries (site_id, endpoint_id, event_id)
      SELECT ${siteId}, e.id, f.id FROM fresh f
      JOIN webhook_endpoints e ON e.site_id = ${siteId} AND e.state <> 'off' AND f.type = ANY (e.events)
      ORDER BY f.id, e.id
      ON CONFLICT DO NOTHING
    )
    UPDATE outbox_events SET spread_at = now() FROM fresh
    WHERE outbox_events.site_id = ${siteId} AND outbox_events.id = fresh.id
    RETURNING fresh.id`);
  return rows.length;
}
