import { endpoints } from '@toonbank/contract';
import { csvOptions } from '@toonbank/contract/csv';
import { stringify } from 'csv-stringify/sync';
import { newsletterSubscribers as subscribers } from '../../db/schema/index.ts';
import { and, desc, eq, ilike, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { shopOrigin } from '../../http/shop-address.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { forgetAddress } from './follow-link.ts';
import { signOutCode, signOutPage } from './links.ts';

const PAGE_SIZE = 30;
const HEAD = ['E-mailadres', 'Aangemeld', 'Bevestigd', 'Toestemming', 'Link om af te melden'];

const isConfirmed = eq(subscribers.state, 'confirmed');
const newestFirst = [desc(subscribers.confirmedAt), desc(subscribers.id)];

const { counts, list, remove, file } = endpoints.newsletter;

export const countSubscribers = implement(counts, async ({ tx }) => {
  const rows = await tx
    .select({ state: subscribers.state, count: sql<number>`count(*)::integer` })
    .from(subscribers)
    .groupBy(subscribers.state);
  return {
    confirmed: 0,
    pending: 0,
    signed_out: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
  };
});

export const listSubscribers = implement(list, async ({ tx }, { page, search }) => {
  const part = escapeLike(search.trim());
  const rows = await tx
    .select()
    .from(subscribers)
    .where(and(isConfirmed, part === '' ? undefined : ilike(subscribers.email, `%${part}%`)))
    .orderBy(...newestFirst)
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE);
  return rows.map(({ id, email, askedAt, confirmedAt, consent }) => ({
    ...{ id, consent, email: email ?? '' },
    asked_at: askedAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? '',
  }));
});

/** The log has no address: it would outlive the removal. */
export const removeSubscriber = implement(
  remove,
  async ({ tx, viewer: { site, admin } }, { subscriberID }) => {
    const [found] = await tx.select().from(subscribers).where(eq(subscribers.id, subscriberID)).for('update');
    if (orNotFound(found).state === 'signed_out') return {};
    await forgetAddress(tx, subscriberID);
    await logAction(tx, site.id, {
      ...{ adminId: orNotFound(admin).adminId, action: 'remove_subscriber' },
      ...{ targetKind: 'subscriber', targetId: subscriberID },
    });
    return {};
  },
);

export const subscribersFile = implement(file, async ({ tx, viewer: { site }, secret, payments }) => {
  const origin = shopOrigin(site, payments.addresses);
  const rows = await tx
    .select()
    .from(subscribers)
    .where(isConfirmed)
    .orderBy(...newestFirst);
  const lines = rows.map((row) => [
    row.email,
    row.askedAt.toISOString(),
    row.confirmedAt?.toISOString(),
    row.consent,
    signOutPage(origin, signOutCode(secret, row)),
  ]);
  return {
    fileName: `nieuwsbrief-${site.id}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: Buffer.from(stringify([HEAD, ...lines], csvOptions)),
  };
});
