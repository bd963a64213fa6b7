import type { Order } from '@/api/types';
import { confirmationPdfUrl, deliveryNotePdfUrl, invoicePdfUrl } from '@/lib/urls/account-urls';
import { creditNotePdfUrl } from '@/lib/urls/credit-note-urls';
import { orderPage as words } from '@/locales/nl/account/order-page';
import { DocumentLink } from '../shared/document-link';
import { buttonClass } from '../ui/button';

/** The order's documents; delivery note and invoice exist after delivery. */
export function OrderDocuments({ order }: { order: Order }) {
  const look = buttonClass('outline', 's');
  return (
    <section className="no-print mt-10">
      <h2 className="mb-3 font-semibold text-lg">{words.documents}</h2>
      <div className="flex flex-wrap gap-3">
        <DocumentLink href={confirmationPdfUrl(order)} className={look}>
          {words.confirmation}
        </DocumentLink>
        {order.deliveryNote && (
          <DocumentLink href={deliveryNotePdfUrl(order.orderId, order.deliveryNote.number)} className={look}>
            {words.deliveryNote(order.deliveryNote.number)}
          </DocumentLink>
        )}
        {order.invoice && (
          <DocumentLink href={invoicePdfUrl(order.invoice)} className={look}>
            {words.invoice(order.invoice.invoiceNumber)}
          </DocumentLink>
        )}
        {order.details?.creditNotes?.map((note) => (
          <DocumentLink key={note.creditNoteId} href={creditNotePdfUrl(note)} className={look}>
            {words.creditNote(note.creditNoteNumber)}
          </DocumentLink>
        ))}
      </div>
      {!order.deliveryNote && order.orderStatus < 3 && (
        <p className="mt-2 text-ink-soft text-sm">{words.noDelivery}</p>
      )}
    </section>
  );
}
