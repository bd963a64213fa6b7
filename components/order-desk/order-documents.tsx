import { useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { orderDeskWords as words } from '@/locales/nl/admin/shop/orders';
import { openAdminFile } from '@/store/admin-file';
import type { ShownOrder } from './order';

type Document = 'orderDesk.deliveryNote' | 'orderDesk.invoice';

/** The delivery note and the invoice of an order; each opens as a PDF. */
export function OrderDocuments({ order }: { order: ShownOrder }) {
  const [fault, setFault] = useState('');
  const open = async (name: Document) => {
    const failure = await openAdminFile(name, { orderID: order.orderId }, words.documentWindow);
    setFault(failure ? adminErrorText(failure) : '');
  };
  const button = (name: Document, number: string | null, label: (number: string) => string) =>
    number !== null && (
      <button
        type="button"
        onClick={() => void open(name)}
        aria-label={label(number)}
        className="min-h-6 underline underline-offset-4"
      >
        {number}
      </button>
    );
  return (
    <>
      <span className="flex gap-4">
        {button('orderDesk.deliveryNote', order.deliveryNote, words.openNote)}
        {button('orderDesk.invoice', order.invoice, words.openInvoice)}
      </span>
      <span role="alert" className="block text-danger empty:hidden">
        {fault}
      </span>
    </>
  );
}
