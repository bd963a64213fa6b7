import { orNotFound } from '../../http/errors.ts';
import { orderInAccount, type ShopAddresses, shopOrigin } from '../../http/shop-address.ts';
import { type MailTemplates, recipientOf } from '../../mail/templates.ts';
import { loadRun } from './load-run.ts';
import { preparedPage, preparedToken } from './prepared-link.ts';
import { runMail } from './run-mail.ts';

/** The mail about a run of a recurring order. Its link is signed here, when it is written: it is stored nowhere. */
export function recurringMails(
  addresses: ShopAddresses,
  secret: string,
): Pick<MailTemplates, 'recurring-run'> {
  return {
    async 'recurring-run'(tx, site, mail) {
      const notice = orNotFound(await loadRun(tx, mail.recurringRunId ?? 0));
      const origin = shopOrigin(site, addresses);
      const pages = {
        order: orderInAccount(origin, notice.orderNumber ?? 0),
        recurring: `${origin}/nl/mijn-account/herhaalorders/${notice.recurringId}`,
        confirm: preparedPage(origin, preparedToken(secret, notice.run)),
      };
      return () => runMail(site, notice, recipientOf(mail), pages);
    },
  };
}
