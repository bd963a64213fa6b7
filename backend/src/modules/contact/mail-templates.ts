import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { contactMessages, customerUsers, type Mail } from '../../db/schema/index.ts';
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

async function isUserAddress(tx: Tx, userId: number, email: string): Promise<boolean> {
  const [user] = await tx
    .select({ email: customerUsers.email })
    .from(customerUsers)
    .where(eq(customerUsers.id, userId));
  return user?.email.toLowerCase() === email.toLowerCase();
}

export const contactMails: ContactMails = {
  async 'contact-message'(tx, site, mail) {
    const message = await messageOf(tx, mail);
    return () => contactMail(site, recipientOf(mail), message);
  },
  async 'contact-copy'(tx, site, mail) {
    const message = await messageOf(tx, mail);
    const toUser = message.userId !== null && (await isUserAddress(tx, message.userId, message.email));
    return () => copyMail(site, recipientOf(mail), message, toUser);
  },
};
