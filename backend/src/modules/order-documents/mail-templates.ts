import { orNotFound } from '../../http/errors.ts';
import { orderInAccount, type ShopAddresses, shopOrigin, withdrawalPage } from '../../http/shop-address.ts';
import { type MailTemplates, recipientOf } from '../../mail/templates.ts';
import { deliveredMail } from './delivered-mail.ts';
import { loadInvoice } from './invoice.ts';

export function orderDocumentMails(addresses: ShopAddresses): Pick<MailTemplates, 'order-delivered'> {
  return {
    async 'order-delivered'(tx, site, mail) {
      const invoice = orNotFound(await loadInvoice(tx, site, { orderId: mail.orderId ?? 0 }));
      const origin = shopOrigin(site, addresses);
      const order = orderInAccount(origin, invoice.orderNumber);
      const withdrawal = withdrawalPage(origin, invoice.orderNumber);
      return () => deliveredMail(site, invoice, recipientOf(mail), { order, withdrawal });
    },
  };
}
