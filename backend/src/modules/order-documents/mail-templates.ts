import { orNotFound } from '../../http/errors.ts';
import { type ShopAddresses, shopOrigin, withdrawalPage } from '../../http/shop-address.ts';
import { type MailTemplates, recipientOf } from '../../mail/templates.ts';
import { orderLink } from '../order-presentation/guest-link.ts';
import { loadCreditNote } from './credit-note.ts';
import { creditNoteMail } from './credit-note-mail.ts';
import { deliveredMail } from './delivered-mail.ts';
import { loadInvoice } from './invoice.ts';

export function orderDocumentMails(
  addresses: ShopAddresses,
  secret: string,
): Pick<MailTemplates, 'order-delivered' | 'credit-note'> {
  return {
    async 'order-delivered'(tx, site, mail) {
      const invoice = orNotFound(await loadInvoice(tx, site, { orderId: mail.orderId ?? 0 }));
      const origin = shopOrigin(site, addresses);
      const order = await orderLink(tx, site, invoice.orderNumber, { addresses, secret });
      const withdrawal = withdrawalPage(origin, invoice.orderNumber);
      return () => deliveredMail(site, invoice, recipientOf(mail), { order, withdrawal });
    },
    async 'credit-note'(tx, site, mail) {
      const note = orNotFound(await loadCreditNote(tx, site, { id: mail.creditNoteId ?? 0 }));
      const order = await orderLink(tx, site, note.orderNumber, { addresses, secret });
      return () => creditNoteMail(site, note, recipientOf(mail), order);
    },
  };
}
