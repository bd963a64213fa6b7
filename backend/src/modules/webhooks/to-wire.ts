import type { WebhookTerms, WireWebhook } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type WebhookEndpoint, webhookEndpoints } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';

// Written out: a column of a select from one table has no table in front.
const waiting = sql<number>`(SELECT count(*)::int FROM webhook_deliveries d
  WHERE d.site_id = webhook_endpoints.site_id AND d.endpoint_id = webhook_endpoints.id AND d.state = 'queued')`;

export const termsOf = ({ url, name, events }: WebhookEndpoint): WebhookTerms => ({ url, name, events });

const toWire = (endpoint: WebhookEndpoint, waitingNow: number): WireWebhook => {
  const { id, state, offReason, formerSecretUntil, lastDeliveredAt } = endpoint;
  const isRotating = formerSecretUntil !== null && formerSecretUntil > new Date();
  return {
    ...{ endpoint_id: id, ...termsOf(endpoint), state, off_reason: offReason },
    former_secret_until: isRotating ? formerSecretUntil.toISOString() : null,
    last_delivered_at: lastDeliveredAt?.toISOString() ?? null,
    waiting: waitingNow,
  };
};

/** The endpoints of the transaction's site, or one of them. */
export async function loadWebhooks(tx: Tx, endpointId?: number): Promise<WireWebhook[]> {
  const rows = await tx
    .select({ endpoint: webhookEndpoints, waiting })
    .from(webhookEndpoints)
    .where(endpointId === undefined ? undefined : eq(webhookEndpoints.id, endpointId))
    .orderBy(webhookEndpoints.id);
  return rows.map((row) => toWire(row.endpoint, row.waiting));
}

/** @throws DomainError not_found */
export const loadWebhook = async (tx: Tx, endpointId: number): Promise<WireWebhook> =>
  orNotFound((await loadWebhooks(tx, endpointId))[0]);
