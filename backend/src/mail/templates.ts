import type { MailKind, Site } from '../db/schema/index.ts';
import type { ShopAddresses } from '../http/shop-address.ts';
import { accountMails } from '../modules/auth/mail-templates.ts';
import { orderMails } from '../modules/orders/mail-templates.ts';
import { recurringMails } from '../modules/recurring-orders/mail-templates.ts';
import type { Message } from './message.ts';
import type { MailTemplate, UnsignedMessage } from './plain-message.ts';
import type { Mailer, SignedTemplate } from './send-due.ts';

export interface MailSettings {
  /** Sender of all mails, where the server allows only one; absent: the shop's own address. */
  from: string | undefined;
  addresses: ShopAddresses;
  /** The installation's secret, for signing links. */
  secret: string;
}

/**
 * The writer of each kind of mail. It reads its data from the database first; the writing itself holds no connection.
 */
export function mailTemplates({ from, addresses, secret }: MailSettings): Mailer['templates'] {
  const signed = (site: Site, message: UnsignedMessage): Message => ({
    replyTo: { name: site.name, address: site.branch.email },
    ...message,
    from: { name: site.name, address: from ?? site.branch.email },
  });
  const templates: Record<MailKind, MailTemplate> = {
    ...accountMails(addresses),
    ...orderMails(addresses),
    ...recurringMails(addresses, secret),
  };
  const signing =
    (write: MailTemplate): SignedTemplate =>
    async (tx, site, mail) => {
      const message = await write(tx, site, mail);
      return async () => signed(site, await message());
    };
  const all = Object.entries(templates).map(([kind, write]) => [kind, signing(write)]);
  return Object.fromEntries(all) as Mailer['templates'];
}
