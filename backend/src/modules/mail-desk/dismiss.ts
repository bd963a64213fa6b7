import { endpoints } from '@toonbank/contract';
import { mails } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { toWireMail } from './list.ts';

/** Of two colleagues the first one leaves it; queueing it again is still possible. */
export const dismissMail = implement(endpoints.mailDesk.dismiss, async ({ tx, viewer }, { mailID }) => {
  const [found] = await tx.select().from(mails).where(eq(mails.id, mailID)).for('no key update');
  const mail = orNotFound(found);
  if (mail.state !== 'given_up' || mail.resentAt !== null || mail.dismissedAt !== null)
    throw new DomainError('conflict', 'It does not wait any longer.', { mail: 'handled' });
  const dismissedAt = new Date();
  await tx.update(mails).set({ dismissedAt }).where(eq(mails.id, mailID));
  await logAction(tx, viewer.site.id, {
    ...{ adminId: orNotFound(viewer.admin).adminId, action: 'dismiss_mail' },
    ...{ targetKind: 'mail', targetId: mailID },
    details: { name: mail.recipient, before: 'given_up', after: 'dismissed' },
  });
  return toWireMail({ ...mail, dismissedAt });
});
