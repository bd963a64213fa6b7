import { CONFIRM_DAYS, endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { mails, newsletterSubscribers as subscribers } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { implement } from '../../http/implement.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { readConfirmCode, readSignOutCode } from './links.ts';

const DAY_MS = 86_400_000;

/** The links of mails, once their button is pressed. No attempts are counted: a signature can't be guessed. */
export const confirm = implement(
  endpoints.newsletter.confirm,
  async ({ tx, viewer: { site }, secret }, { code }) => {
    const link = readConfirmCode(secret, site, code);
    if (!link) return { outcome: 'unknown' as const };
    const [row] = await tx.select().from(subscribers).where(eq(subscribers.id, link.id)).for('update');
    if (row?.state === 'confirmed') return { outcome: 'known' as const };
    const isInTime = Date.now() < link.askedAt.getTime() + CONFIRM_DAYS * DAY_MS;
    if (row?.state !== 'pending' || !row.email || !isInTime) return { outcome: 'expired' as const };
    const confirmedAt = new Date();
    await tx.update(subscribers).set({ state: 'confirmed', confirmedAt }).where(eq(subscribers.id, row.id));
    const mail = { siteId: site.id, subscriberId: row.id, recipient: row.email };
    const key = `newsletter-welcome:${row.id}:${confirmedAt.getTime()}`;
    await queueMail(tx, { ...mail, kind: 'newsletter-welcome', key });
    return { outcome: 'confirmed' as const };
  },
);

/** Removes the address, also from the mails that were sent to it; its hash stays. */
export async function forgetAddress(tx: Tx, id: number): Promise<void> {
  await tx
    .update(subscribers)
    .set({ state: 'signed_out', email: null, signedOutAt: new Date() })
    .where(eq(subscribers.id, id));
  await tx.delete(mails).where(eq(mails.subscriberId, id));
}

export const signOut = implement(
  endpoints.newsletter.signOut,
  async ({ tx, viewer: { site }, secret }, { code }) => {
    const id = readSignOutCode(secret, site, code);
    if (id === undefined) return { outcome: 'unknown' as const };
    const [row] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for('update');
    if (row && row.state !== 'signed_out') await forgetAddress(tx, id);
    return { outcome: 'signed_out' as const };
  },
);
