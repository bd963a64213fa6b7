import type { Tx } from '../../db/connect.ts';
import { contactMessages, type Mail } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { type MailTemplates, recipientOf } from '../../mail/templates.ts';
import { contactMail, copyMail } from './mails.ts';

type ContactMails = Pick<MailTemplates, 'contact-message' | 'contact-copy'>;

async function messageOf(tx: Tx, { messageId }: Mail) {
  const [message] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, messageId ?? 0));
  return orNotFound(message);
}

export const contactMails: ContactMails = {
  async 'contact-message'(tx, site, mail) {
    const message = await messageOf(tx, mail);
    return () => contactMail(site, recipientOf(mail), message);
  },
  async 'contact-copy'(tx, site, mail) {
    const message = await messageOf(tx, mail);
    return () => copyMail(site, recipientOf(mail), message);
  },
};
