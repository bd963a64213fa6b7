import type { MailKind, Site } from '../db/schema/index.ts';
import type { ShopAddresses } from '../http/shop-address.ts';
import { accountWriters } from './account-writers.ts';
import type { Letter } from './letter.ts';
import { orderWriters } from './order-writers.ts';
import type { Unsigned, UnsignedWriter } from './plain-letter.ts';
import { recurringWriters } from './recurring-writers.ts';
import type { PostOffice, Writer } from './send-due.ts';

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
export function mailWriters({ from, addresses, secret }: MailSettings): PostOffice['writers'] {
  const signed = (site: Site, letter: Unsigned): Letter => ({
    replyTo: { name: site.name, address: site.branch.email },
    ...letter,
    from: { name: site.name, address: from ?? site.branch.email },
  });
  const writers: Record<MailKind, UnsignedWriter> = {
    ...accountWriters(addresses),
    ...orderWriters(addresses),
    ...recurringWriters(addresses, secret),
  };
  const signing =
    (write: UnsignedWriter): Writer =>
    async (tx, site, mail) => {
      const letter = await write(tx, site, mail);
      return async () => signed(site, await letter());
    };
  const all = Object.entries(writers).map(([kind, write]) => [kind, signing(write)]);
  return Object.fromEntries(all) as PostOffice['writers'];
}
