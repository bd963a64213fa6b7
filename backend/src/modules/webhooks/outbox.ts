import type { EventType, TEST_EVENT } from '@toonbank/contract';
import { builtOnce } from '../../db/built-once.ts';
import type { Tx } from '../../db/connect.ts';
import { type EventData, outboxEvents } from '../../db/schema/index.ts';
import { sql } from '../../db/sql.ts';
import { ringAfterCommit } from '../../jobs/job-bell.ts';

const store = builtOnce<never>(
  'toonbank_store_event',
  () => sql`
    INSERT INTO outbox_events (site_id, type, data)
    VALUES (${sql.placeholder('siteId')}, ${sql.placeholder('type')}, ${sql.placeholder('data')}::jsonb)`,
);

/**
 * Writes what happened, in the transaction that does it: other systems are told once it has committed, and of nothing
 * that is rolled back (ADR 190). `data` has ids and numbers only.
 */
export async function addEvent(tx: Tx, siteId: string, type: EventType, data: EventData): Promise<void> {
  await store(tx, { siteId, type, data: JSON.stringify(data) });
  ringAfterCommit(tx, { kind: 'webhook', siteId });
}

/** A test for one endpoint, which no other endpoint gets. @returns the id of the event */
export async function addTestEvent(tx: Tx, siteId: string, type: typeof TEST_EVENT): Promise<number> {
  const [event] = await tx
    .insert(outboxEvents)
    .values({ siteId, type, data: {}, spreadAt: new Date() })
    .returning({ id: outboxEvents.id });
  return event?.id ?? 0;
}
