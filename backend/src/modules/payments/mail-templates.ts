import { orNotFound } from '../../http/errors.ts';
import { type MailTemplates, recipientOf } from '../../mail/templates.ts';
import { attentionMail, loadAttention } from './attention-mail.ts';

export const paymentMails: Pick<MailTemplates, 'payment-attention'> = {
  async 'payment-attention'(tx, site, mail) {
    const attention = orNotFound(await loadAttention(tx, mail.paymentId ?? 0));
    return () => attentionMail(site, attention, recipientOf(mail));
  },
};
