import type { Mail, OrderMailKind } from '../db/schema/index.ts';
import { found } from '../http/errors.ts';
import { orderInAccount, orderPage, type ShopAddresses, shopOrigin } from '../http/shop-address.ts';
import { deliveredLetter } from '../modules/order-documents/delivered-letter.ts';
import { loadInvoice } from '../modules/order-documents/invoice.ts';
import { cancelledLetter, loadCancelled } from '../modules/orders/cancelled-letter.ts';
import { loadConfirmation } from '../modules/orders/confirmation.ts';
import { confirmationLetter } from '../modules/orders/confirmation-letter.ts';
import { attentionLetter, loadAttention } from '../modules/payments/attention-letter.ts';
import type { UnsignedWriter } from './plain-letter.ts';

const to = ({ recipient, recipientName }: Mail) => ({ name: recipientName, address: recipient });

/** The mails about orders and their payments. */
export function orderWriters(addresses: ShopAddresses): Record<OrderMailKind, UnsignedWriter> {
  return {
    async 'order-confirmation'(tx, site, mail) {
      const confirmation = found(await loadConfirmation(tx, site, mail.orderId ?? 0));
      const page = orderPage(shopOrigin(site, addresses), confirmation.number);
      return () => confirmationLetter(site, confirmation, to(mail), page);
    },
    async 'order-cancelled'(tx, site, mail) {
      const order = found(await loadCancelled(tx, mail.orderId ?? 0));
      const page = orderInAccount(shopOrigin(site, addresses), order.number);
      return () => cancelledLetter(site, order, to(mail), page);
    },
    async 'order-delivered'(tx, site, mail) {
      const invoice = found(await loadInvoice(tx, site, { orderId: mail.orderId ?? 0 }));
      const page = orderInAccount(shopOrigin(site, addresses), invoice.orderNumber);
      return () => deliveredLetter(site, invoice, to(mail), page);
    },
    async 'payment-attention'(tx, site, mail) {
      const attention = found(await loadAttention(tx, mail.paymentId ?? 0));
      return () => attentionLetter(site, attention, to(mail));
    },
  };
}
