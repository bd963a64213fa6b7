import type { Tx } from '../../db/connect.ts';
import { type Mail, withdrawals } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { type MailTemplates, recipientOf } from '../../mail/templates.ts';
import { periodOf } from './find-order.ts';
import { receiptMail, toHandleMail } from './mails.ts';

type WithdrawalMails = Pick<MailTemplates, 'withdrawal-receipt' | 'withdrawal-to-handle'>;

async function withdrawalOf(tx: Tx, { withdrawalId }: Mail) {
  const [withdrawal] = await tx
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.id, withdrawalId ?? 0));
  return orNotFound(withdrawal);
}

export const withdrawalMails: WithdrawalMails = {
  async 'withdrawal-receipt'(tx, site, mail) {
    const withdrawal = await withdrawalOf(tx, mail);
    return () => receiptMail(site, recipientOf(mail), withdrawal);
  },
  async 'withdrawal-to-handle'(tx, site, mail) {
    const withdrawal = await withdrawalOf(tx, mail);
    const period = withdrawal.orderId === null ? null : await periodOf(tx, withdrawal.orderId);
    return () => toHandleMail(site, recipientOf(mail), withdrawal, period);
  },
};
