import type { Tx } from '../../db/connect.ts';
import { type Mail, newsletterSubscribers, type Site } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { type ShopAddresses, shopOrigin } from '../../http/shop-address.ts';
import { type MailTemplates, recipientOf } from '../../mail/templates.ts';
import { confirmCode, confirmPage, oneClickAddress, signOutCode, signOutPage } from './links.ts';
import { confirmMail, knownMail, welcomeMail } from './mails.ts';

type NewsletterMails = Pick<MailTemplates, 'newsletter-confirm' | 'newsletter-known' | 'newsletter-welcome'>;

async function subscriberOf(tx: Tx, { subscriberId }: Mail) {
  const [subscriber] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, subscriberId ?? 0));
  return orNotFound(subscriber);
}

/** The mails of the newsletter; their links are signed with the installation's secret. */
export function newsletterMails(addresses: ShopAddresses, secret: string): NewsletterMails {
  async function signOutOf(tx: Tx, site: Site, mail: Mail) {
    const code = signOutCode(secret, await subscriberOf(tx, mail));
    const origin = shopOrigin(site, addresses);
    return { page: signOutPage(origin, code), oneClick: oneClickAddress(origin, code) };
  }
  return {
    async 'newsletter-confirm'(tx, site, mail) {
      const code = confirmCode(secret, await subscriberOf(tx, mail));
      return () => confirmMail(site, recipientOf(mail), confirmPage(shopOrigin(site, addresses), code));
    },
    async 'newsletter-known'(tx, site, mail) {
      const signOut = await signOutOf(tx, site, mail);
      return () => knownMail(site, recipientOf(mail), signOut);
    },
    async 'newsletter-welcome'(tx, site, mail) {
      const signOut = await signOutOf(tx, site, mail);
      return () => welcomeMail(site, recipientOf(mail), signOut);
    },
  };
}
