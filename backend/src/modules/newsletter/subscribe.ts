import { type endpoints, newsletterConsent, newsletterForm } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { newsletterSubscribers as subscribers } from '../../db/schema/index.ts';
import { and, eq, lt, or, sql } from '../../db/sql.ts';
import { readForm } from '../../http/form-faults.ts';
import type { Call } from '../../http/implement.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { limitCalls, limitCallsFor } from '../throttle/throttle.ts';
import { hashAddress } from './links.ts';

type Request = z.output<typeof endpoints.service.subscribe.request>;

const HOUR_MS = 3_600_000;

/**
 * Asks for the newsletter (docs/behaviour.md §13.6). Every address gets the same answer and at most one mail an hour:
 * its owner decides by the link in it.
 * @throws DomainError invalid_request with the field's fault; too_many_requests
 */
export async function subscribe(call: Call, request: Request) {
  const { site } = call.viewer;
  const { email } = readForm(newsletterForm, request);
  const emailHash = hashAddress(call.secret, site.id, email);
  await limitCalls(call, 'newsletter');
  await limitCallsFor(call, 'newsletter', emailHash);
  if (request.website !== '') return {};
  await call.database.inSite(site.id, (tx) => ask(tx, site.id, email, emailHash));
  return {};
}

/** One statement decides who of many at once asks: only that one gets the row, and queues the mail. */
async function ask(tx: Tx, siteId: string, email: string, emailHash: string): Promise<void> {
  const wanted = { email, consent: newsletterConsent, state: 'pending' as const };
  const [asked] = await tx
    .insert(subscribers)
    .values({ siteId, emailHash, ...wanted })
    .onConflictDoUpdate({
      target: [subscribers.siteId, subscribers.emailHash],
      set: { ...wanted, askedAt: sql`now()`, confirmedAt: null, signedOutAt: null },
      setWhere: or(
        eq(subscribers.state, 'signed_out'),
        and(eq(subscribers.state, 'pending'), lt(subscribers.askedAt, sql`now() - interval '1 hour'`)),
      ),
    })
    .returning();
  if (asked) {
    const { id: subscriberId, askedAt } = asked;
    const key = `newsletter-confirm:${subscriberId}:${askedAt.getTime()}`;
    return queueMail(tx, { siteId, subscriberId, kind: 'newsletter-confirm', key, recipient: email });
  }
  const [known] = await tx
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.emailHash, emailHash), eq(subscribers.state, 'confirmed')));
  if (!known?.email) return;
  const key = `newsletter-known:${known.id}:${Math.floor(Date.now() / HOUR_MS)}`;
  const mail = { siteId, subscriberId: known.id, recipient: known.email };
  await queueMail(tx, { ...mail, kind: 'newsletter-known', key });
}
