import { endpoints, MAX_WEBHOOK_ENDPOINTS, type WebhookTerms } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type WebhookEndpoint, webhookDeliveries, webhookEndpoints } from '../../db/schema/index.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { ringAfterCommit } from '../../jobs/job-bell.ts';
import { mayCall } from '../../lib/outbound/public-address.ts';
import { formerSecretsOf, makeSecret } from './secrets.ts';
import { loadWebhook, loadWebhooks, termsOf } from './to-wire.ts';

const { list, add, change, setState, remove, rotate } = endpoints.webhooks;
/** How long deliveries are signed with the former secret too. */
const ROTATION = sql`now() + interval '24 hours'`;
/** First half of the key of the lock under which endpoints of a site are counted. */
const COUNTING = 2_140_753;

/** Locked until the transaction ends. @throws DomainError not_found */
export async function lockEndpoint(tx: Tx, endpointId: number): Promise<WebhookEndpoint> {
  const [endpoint] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
    .for('no key update');
  return orNotFound(endpoint);
}

export const logEndpoint = (
  tx: Tx,
  { site, admin }: Viewer,
  { id, name }: Pick<WebhookEndpoint, 'id' | 'name'>,
  action: string,
  details: Record<string, unknown> = {},
) =>
  logAction(tx, site.id, {
    ...{ adminId: orNotFound(admin).adminId, action, targetKind: 'webhook', targetId: id },
    details: { name, ...details },
  });

const conflict = (fields: Record<string, string>) =>
  new DomainError('conflict', 'The webhook can’t be that (now).', fields);

/** @throws DomainError invalid_request for an address that may not be called */
function checkUrl({ url }: WebhookTerms, allowsInside: boolean): void {
  if (!mayCall(url, allowsInside))
    throw new DomainError('invalid_request', 'This address can’t be called.', { url: 'address' });
}

const sameEvents = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((type) => other.includes(type));
const isSame = (one: WebhookTerms, other: WebhookTerms) =>
  one.url === other.url && one.name === other.name && sameEvents(one.events, other.events);

export const listWebhooks = implement(list, ({ tx }) => loadWebhooks(tx));

export const addWebhook = implement(add, async ({ tx, viewer, secret, webhooksInside }, { terms }) => {
  checkUrl(terms, webhooksInside);
  const siteId = viewer.site.id;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${COUNTING}, hashtext(${siteId}))`);
  if ((await loadWebhooks(tx)).length >= MAX_WEBHOOK_ENDPOINTS) throw conflict({ endpoints: 'full' });
  const { shown, sealed } = makeSecret(secret, siteId);
  const [made] = await tx
    .insert(webhookEndpoints)
    .values({ siteId, ...terms, events: [...new Set(terms.events)], secret: sealed })
    .returning();
  const endpoint = orNotFound(made);
  await logEndpoint(tx, viewer, endpoint, 'add_webhook', { after: terms });
  return { webhook: await loadWebhook(tx, endpoint.id), secret: shown };
});

export const changeWebhook = implement(
  change,
  async ({ tx, viewer, webhooksInside }, { endpointID, seen, terms }) => {
    const endpoint = await lockEndpoint(tx, endpointID);
    const before = termsOf(endpoint);
    if (!isSame(before, seen)) throw conflict({ endpoint: 'changed' });
    checkUrl(terms, webhooksInside);
    if (!isSame(before, terms)) {
      await tx
        .update(webhookEndpoints)
        .set({ ...terms, events: [...new Set(terms.events)] })
        .where(eq(webhookEndpoints.id, endpointID));
      await logEndpoint(tx, viewer, endpoint, 'change_webhook', { before, after: terms });
    }
    return loadWebhook(tx, endpointID);
  },
);

export const switchWebhook = implement(setState, async ({ tx, viewer }, { endpointID, state }) => {
  const endpoint = await lockEndpoint(tx, endpointID);
  if (endpoint.state !== state) {
    await tx
      .update(webhookEndpoints)
      .set({ state, offReason: null })
      .where(eq(webhookEndpoints.id, endpointID));
    const action = state === 'paused' ? 'pause_webhook' : 'switch_on_webhook';
    await logEndpoint(tx, viewer, endpoint, action, { before: endpoint.state, after: state });
    ringAfterCommit(tx, { kind: 'webhook', siteId: viewer.site.id });
  }
  return loadWebhook(tx, endpointID);
});

export const removeWebhook = implement(remove, async ({ tx, viewer }, { endpointID }) => {
  const endpoint = await lockEndpoint(tx, endpointID);
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, endpointID));
  await logEndpoint(tx, viewer, endpoint, 'remove_webhook', { before: termsOf(endpoint) });
  return { endpoint_id: endpointID };
});

/** A secret that was made and lost must not end the one that the receiver still has. */
const MAX_FORMER_SECRETS = 3;

export const rotateSecret = implement(rotate, async ({ tx, viewer, secret }, { endpointID }) => {
  const endpoint = await lockEndpoint(tx, endpointID);
  const { shown, sealed } = makeSecret(secret, viewer.site.id);
  const formers = [endpoint.secret, ...formerSecretsOf(endpoint)].slice(0, MAX_FORMER_SECRETS);
  await tx
    .update(webhookEndpoints)
    .set({ secret: sealed, formerSecret: formers.join(' '), formerSecretUntil: ROTATION })
    .where(eq(webhookEndpoints.id, endpointID));
  // Those that could not be signed begin anew.
  await tx
    .update(webhookDeliveries)
    .set({ attempts: 0, nextTryAt: sql`now()`, begunAt: sql`now()` })
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointID),
        eq(webhookDeliveries.state, 'queued'),
        eq(webhookDeliveries.fault, 'secret'),
      ),
    );
  await logEndpoint(tx, viewer, endpoint, 'rotate_webhook_secret');
  return { webhook: await loadWebhook(tx, endpointID), secret: shown };
});
