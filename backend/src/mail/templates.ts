import type { Tx } from '../db/connect.ts';
import type { Mail, MailKind, Site } from '../db/schema/index.ts';
import type { ShopAddresses } from '../http/shop-address.ts';
import type { Message, Person } from './message.ts';
import type { MessageWithoutSender } from './plain-message.ts';
import type { CompleteTemplate, Mailer } from './send-due.ts';

/** Reads the data of a mail, and returns a function that writes it without a connection. */
export type MailTemplate = (tx: Tx, site: Site, mail: Mail) => Promise<() => Promise<MessageWithoutSender>>;

/** A template for each kind of mail. Each module has those of its own kinds (`modules/mail-templates.ts`). */
export type MailTemplates = Record<MailKind, MailTemplate>;

export interface MailSettings {
  /** Sender of all mails, where the server allows only one; absent: the shop's own address. */
  from: string | undefined;
  addresses: ShopAddresses;
  /** The installation's secret, for signing links. */
  secret: string;
  /** The domain that receives answers by mail; absent: answers go to the shop's own mailbox. */
  inboundDomain: string | undefined;
}

export const recipientOf = ({ recipient, recipientName }: Mail): Person => ({
  name: recipientName,
  address: recipient,
});

/** The same templates, with the shop as sender of each message. */
export function templatesWithSender(
  templates: MailTemplates,
  from: MailSettings['from'],
): Mailer['templates'] {
  const withSender = (site: Site, message: MessageWithoutSender): Message => ({
    replyTo: { name: site.name, address: site.branch.email },
    ...message,
    from: { name: site.name, address: from ?? site.branch.email },
  });
  const completed =
    (write: MailTemplate): CompleteTemplate =>
    async (tx, site, mail) => {
      const message = await write(tx, site, mail);
      return async () => withSender(site, await message());
    };
  const all = Object.entries(templates).map(([kind, write]) => [kind, completed(write)]);
  return Object.fromEntries(all) as Mailer['templates'];
}
