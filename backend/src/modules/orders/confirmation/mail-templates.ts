import { orNotFound } from '../../../http/errors.ts';
import { orderPage, type ShopAddresses, shopOrigin, withdrawalPage } from '../../../http/shop-address.ts';
import { type MailTemplates, recipientOf } from '../../../mail/templates.ts';
import { orderLink } from '../../order-presentation/guest-link.ts';
import { cancelledMail, loadCancelled } from './cancelled-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { loadConfirmation } from './load-confirmation.ts';

type OrderMails = Pick<MailTemplates, 'order-confirmation' | 'order-cancelled'>;

export function orderMails(addresses: ShopAddresses, secret: string): OrderMails {
  return {
    async 'order-confirmation'(tx, site, mail) {
      const confirmation = orNotFound(await loadConfirmation(tx, site, mail.orderId ?? 0));
      const origin = shopOrigin(site, addresses);
      const { number } = confirmation;
      const { href, guest } = await orderLink(tx, site, Number(number), { addresses, secret });
      const pages = {
        order: guest ? href : orderPage(origin, number),
        withdrawal: withdrawalPage(origin, number),
      };
      return () => confirmationMail(site, confirmation, recipientOf(mail), pages);
    },
    async 'order-cancelled'(tx, site, mail) {
      const order = orNotFound(await loadCancelled(tx, mail.orderId ?? 0));
      const link = await orderLink(tx, site, order.number, { addresses, secret });
      return () => cancelledMail(site, order, recipientOf(mail), link);
    },
  };
}
