import type { DeliveryFault, OffReason } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import {
  outboxEvents,
  type WebhookDelivery,
  type WebhookEndpoint,
  webhookDeliveries,
  webhookEndpoints,
} from '../../db/schema/index.ts';
import { and, eq, isNull, lt, or, sql } from '../../db/sql.ts';

/** A delivery belongs to one process for this time; longer than any receiver may take. */
const LEASE_S = 60;
const [MINUTE, HOUR] = [60, 3_600];
/** Seconds between tries: about three days in all. */
export const WAITS_S = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** A wait is up to a tenth longer or shorter, so that not all come back at once. */
const JITTER = 0.1;
const GONE = 410;

export interface Taken {
  delivery: WebhookDelivery;
  endpoint: WebhookEndpoint;
  event: typeof outboxEvents.$inferSelect;
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Leases the next due delivery of a site, but of none of the endpoints that are `busy`. */
export async function takeDelivery(tx: Tx, busy: readonly number[]): Promise<Taken | undefined> {
  const next = sql`(
    SELECT d.id FROM webhook_deliveries d
    JOIN webhook_endpoints e ON e.site_id = d.site_id AND e.id = d.endpoint_id AND e.state = 'active'
    WHERE d.state = 'queued' AND d.next_try_at <= now()
      AND d.endpoint_id <> ALL (${sql.param(`{${busy.join(',')}}`)}::int[])
    ORDER BY d.next_try_at, d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED)`;
  const [delivery] = await tx
    .update(webhookDeliveries)
    .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, nextTryAt: inSeconds(LEASE_S) })
    .where(eq(webhookDeliveries.id, next))
    .returning();
  if (!delivery) return undefined;
  const [found] = await tx
    .select({ endpoint: webhookEndpoints, event: outboxEvents })
    .from(outboxEvents)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, delivery.endpointId))
    .where(eq(outboxEvents.id, delivery.eventId));
  return found && { delivery, ...found };
}

export interface Outcome {
  status: number | null;
  fault: DeliveryFault | null;
  tookMs: number;
  answer: string;
}

const isDelivered = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;

/** Seconds until the next try; undefined once it is given up. */
export function waitAfter(attempts: number, chance = Math.random()): number | undefined {
  const wait = WAITS_S[attempts - 1];
  return wait === undefined ? undefined : wait * (1 - JITTER + 2 * JITTER * chance);
}

async function switchOff(tx: Tx, { id }: WebhookEndpoint, reason: OffReason, unlessSince?: Date) {
  const off = await tx
    .update(webhookEndpoints)
    .set({ state: 'off', offReason: reason })
    .where(
      and(
        eq(webhookEndpoints.id, id),
        unlessSince &&
          or(isNull(webhookEndpoints.lastDeliveredAt), lt(webhookEndpoints.lastDeliveredAt, unlessSince)),
      ),
    )
    .returning({ id: webhookEndpoints.id });
  if (off.length > 0)
    await tx
      .update(webhookDeliveries)
      .set({ state: 'given_up' })
      .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, 'queued')));
}

/**
 * Stores what became of a try, unless another process has taken the delivery since. 410 switches the endpoint off, and so
 * does the last try of a delivery since whose first one nothing arrived.
 */
export async function noteOutcome(
  tx: Tx,
  { delivery: { id, attempts, begunAt }, endpoint }: Taken,
  outcome: Outcome,
): Promise<void> {
  // The endpoint is locked before its deliveries, as in all code that locks both.
  const { id: endpointId } = webhookEndpoints;
  await tx.select().from(webhookEndpoints).where(eq(endpointId, endpoint.id)).for('no key update');
  const { status, fault, tookMs, answer } = outcome;
  const wait = waitAfter(attempts);
  const done = isDelivered(outcome);
  const noted = await tx
    .update(webhookDeliveries)
    .set({
      ...{ status, fault, tookMs, answer, triedAt: sql`now()` },
      ...(done
        ? { state: 'delivered' as const }
        : wait === undefined
          ? { state: 'given_up' as const }
          : { nextTryAt: inSeconds(wait) }),
    })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.attempts, attempts),
        eq(webhookDeliveries.state, 'queued'),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  if (noted.length === 0) return;
  if (done)
    await tx
      .update(webhookEndpoints)
      .set({ lastDeliveredAt: sql`now()` })
      .where(eq(webhookEndpoints.id, endpoint.id));
  else if (status === GONE) await switchOff(tx, endpoint, 'gone');
  else if (wait === undefined) await switchOff(tx, endpoint, 'failing', begunAt);
}
