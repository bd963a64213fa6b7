import type { Mail, OrderMailKind } from '../../db/schema/index.ts';
import { found } from '../../http/errors.ts';
import { orderInAccount, orderPage, type ShopAddresses, shopOrigin } from '../../http/shop-address.ts';
import type { MailTemplate } from '../../mail/plain-message.ts';
import { deliveredMail } from '../order-documents/delivered-mail.ts';
import { loadInvoice } from '../order-documents/invoice.ts';
import { attentionMail, loadAttention } from '../payments/attention-mail.ts';
import { cancelledMail, loadCancelled } from './cancelled-mail.ts';
import { loadConfirmation } from './confirmation.ts';
import { confirmationMail } from './confirmation-mail.ts';

const to = ({ recipient, recipientName }: Mail) => ({ name: recipientName, address: recipient });

/** The mails about orders and their payments. */
export function orderMails(addresses: ShopAddresses): Record<OrderMailKind, MailTemplate> {
  return {
    async 'order-confirmation'(tx, site, mail) {
      const confirmation = found(await loadConfirmation(tx, site, mail.orderId ?? 0));
      const page = orderPage(shopOrigin(site, addresses), confirmation.number);
      return () => confirmationMail(site, confirmation, to(mail), page);
    },
    async 'order-cancelled'(tx, site, mail) {
      const order = found(await loadCancelled(tx, mail.orderId ?? 0));
      const page = orderInAccount(shopOrigin(site, addresses), order.number);
      return () => cancelledMail(site, order, to(mail), page);
    },
    async 'order-delivered'(tx, site, mail) {
      const invoice = found(await loadInvoice(tx, site, { orderId: mail.orderId ?? 0 }));
      const page = orderInAccount(shopOrigin(site, addresses), invoice.orderNumber);
      return () => deliveredMail(site, invoice, to(mail), page);
    },
    async 'payment-attention'(tx, site, mail) {
      const attention = found(await loadAttention(tx, mail.paymentId ?? 0));
      return () => attentionMail(site, attention, to(mail));
    },
  };
}
