import { type DeliveryState, endpoints, TEST_EVENT, type WireDelivery } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { outboxEvents, webhookDeliveries, webhookEndpoints } from '../../db/schema/index.ts';
import { and, eq, ilike, type SQL, sql } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import { keysetPage, withCount } from '../../http/lists/keyset-page.ts';
import { listFile } from '../../http/lists/list-file.ts';
import { ringAfterCommit } from '../../jobs/job-bell.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { lockEndpoint, logEndpoint } from './change.ts';
import { addTestEvent } from './outbox.ts';

const { deliveries, deliveriesFile, again, replay, test } = endpoints.webhooks;
const d = webhookDeliveries;
const keys = { id: { by: d.id, type: 'integer' } } as const;

interface Filter {
  state?: DeliveryState | undefined;
  endpoint?: number | undefined;
  search: string;
}

function where({ state, endpoint, search }: Filter): SQL | undefined {
  const part = escapeLike(search.trim());
  return and(
    state && eq(d.state, state),
    endpoint === undefined ? undefined : eq(d.endpointId, endpoint),
    part === '' ? undefined : ilike(outboxEvents.type, `%${part}%`),
  );
}

const withEvent = eq(outboxEvents.id, d.eventId);
const withEndpoint = eq(webhookEndpoints.id, d.endpointId);

async function page(tx: Tx, chosen: Filter & { sort: string; cursor?: string | undefined }, size?: number) {
  const { rows, next } = await keysetPage(
    { keys, id: d.id },
    chosen,
    where(chosen),
    (query) =>
      tx
        .select({ id: d.id, sortKey: query.sortKey, d, event: outboxEvents, endpoint: webhookEndpoints.name })
        .from(d)
        .innerJoin(outboxEvents, withEvent)
        .innerJoin(webhookEndpoints, withEndpoint)
        .where(query.where)
        .orderBy(query.orderBy)
        .limit(query.limit),
    size,
  );
  return {
    rows: rows.map(
      ({ d: row, event, endpoint }): WireDelivery => ({
        ...{ delivery_id: row.id, endpoint_id: row.endpointId, endpoint, event_key: event.key },
        ...{ type: event.type, subject: event.data.number ?? '', at: event.createdAt.toISOString() },
        ...{ state: row.state, attempts: row.attempts, tried_at: row.triedAt?.toISOString() ?? null },
        next_try_at: row.state === 'queued' ? row.nextTryAt.toISOString() : null,
        ...{ status: row.status, fault: row.fault, took_ms: row.tookMs, answer: row.answer },
      }),
    ),
    next,
  };
}

export const listDeliveries = implement(deliveries, async ({ tx }, chosen) =>
  withCount(
    tx,
    chosen,
    await page(tx, chosen),
    sql`SELECT 1 FROM ${d} JOIN ${outboxEvents} ON ${withEvent} WHERE ${where(chosen) ?? sql`true`}`,
  ),
);

const stateNames: Record<DeliveryState, string> = {
  queued: 'wacht',
  delivered: 'aangekomen',
  given_up: 'opgegeven',
};

export const deliveriesList = implementDetached(deliveriesFile, ({ database, viewer: { site } }, chosen) =>
  listFile<WireDelivery>({
    format: chosen.format,
    name: `webhooks-${site.id}`,
    head: ['Moment', 'Ontvanger', 'Gebeurtenis', 'Nummer', 'Stand', 'Pogingen', 'Status', 'Antwoord', 'Id'],
    lines: (row) => [
      [
        ...[row.at, row.endpoint, row.type, row.subject, stateNames[row.state], row.attempts],
        ...[row.status ?? row.fault ?? '', row.answer, row.event_key],
      ],
    ],
    page: (cursor, size) => database.inSite(site.id, (tx) => page(tx, { ...chosen, cursor }, size)),
  }),
);

/** A delivery that is tried anew: now, and over three days again. */
const anew = { state: 'queued' as const, attempts: 0, nextTryAt: sql`now()`, begunAt: sql`now()` };

/** @throws DomainError conflict: what is sent to an endpoint that is off would never arrive */
function expectOn({ state }: { state: string }): void {
  if (state === 'off') throw new DomainError('conflict', 'The webhook is off.', { endpoint: 'off' });
}

export const sendAgain = implement(again, async ({ tx, viewer }, { deliveryID }) => {
  const [found] = await tx.select().from(d).where(eq(d.id, deliveryID));
  const { endpointId } = orNotFound(found);
  const endpoint = await lockEndpoint(tx, endpointId);
  expectOn(endpoint);
  await tx.update(d).set(anew).where(eq(d.id, deliveryID));
  await logEndpoint(tx, viewer, endpoint, 'send_webhook_again', { delivery: deliveryID });
  ringAfterCommit(tx, { kind: 'webhook', siteId: viewer.site.id });
  return { delivery_id: deliveryID };
});

export const replayWebhook = implement(replay, async ({ tx, viewer }, { endpointID, since }) => {
  const endpoint = await lockEndpoint(tx, endpointID);
  expectOn(endpoint);
  const siteId = viewer.site.id;
  const { rows } = await tx.execute(sql`
    INSERT INTO webhook_deliveries (site_id, endpoint_id, event_id)
    SELECT ${siteId}, ${endpointID}, o.id FROM outbox_events o
    JOIN webhook_endpoints e ON e.site_id = ${siteId} AND e.id = ${endpointID} AND o.type = ANY (e.events)
    WHERE o.site_id = ${siteId} AND o.created_at >= ${since}::timestamptz AND o.spread_at IS NOT NULL
    ORDER BY o.id
    ON CONFLICT (site_id, endpoint_id, event_id) DO UPDATE
      SET state = 'queued', attempts = 0, next_try_at = now(), begun_at = now()
    RETURNING id`);
  await logEndpoint(tx, viewer, endpoint, 'replay_webhook', { since, count: rows.length });
  ringAfterCommit(tx, { kind: 'webhook', siteId });
  return { count: rows.length };
});

export const testWebhook = implement(test, async ({ tx, viewer }, { endpointID }) => {
  const endpoint = await lockEndpoint(tx, endpointID);
  expectOn(endpoint);
  const siteId = viewer.site.id;
  const eventId = await addTestEvent(tx, siteId, TEST_EVENT);
  const [made] = await tx.insert(d).values({ siteId, endpointId: endpointID, eventId }).returning();
  await logEndpoint(tx, viewer, endpoint, 'test_webhook');
  ringAfterCommit(tx, { kind: 'webhook', siteId });
  return { delivery_id: orNotFound(made).id };
});
