import type { ReactNode } from 'react';
import type { TaskAbout } from '@/api/types';
import { deliveryNotePdfUrl, invoicePdfUrl, SHELF_LABELS } from '@/lib/urls/account-urls';
import { productUrl } from '@/lib/urls/product-url';
import { recurringUrl } from '@/lib/urls/recurring-order-urls';
import { supplierUrl } from '@/lib/urls/supplier-urls';
import { aboutNames, ofOrder, thread as words } from '@/locales/nl/tasks/thread';
import { orderUrl } from '../orders/order-filter';
import { DocumentLink } from '../shared/document-link';
import { TextLink } from '../shared/text-link';
import { aboutName, aboutNote } from './about-text';

/** Link to the page of an item, or to the PDF of an invoice or a delivery note. */
function nameLink(item: TaskAbout): ReactNode {
  const { kind, number, orderId, orderNumber, invoiceId, productId, recurringId, partnerId } = item;
  const name = aboutName(item);
  if (kind === 'invoice' && invoiceId !== null)
    return <DocumentLink href={invoicePdfUrl({ invoiceId, invoiceNumber: number })}>{name}</DocumentLink>;
  if (kind === 'delivery_note' && orderId !== null)
    return <DocumentLink href={deliveryNotePdfUrl(orderId, number)}>{name}</DocumentLink>;
  if (kind === 'order' && orderNumber !== null)
    return <TextLink href={orderUrl(orderNumber)}>{name}</TextLink>;
  if (kind === 'label') return <TextLink href={SHELF_LABELS}>{name}</TextLink>;
  if (kind === 'recurring' && recurringId !== null)
    return <TextLink href={recurringUrl(recurringId)}>{name}</TextLink>;
  if (partnerId !== null) return <TextLink href={supplierUrl({ id: partnerId, slug: '' })}>{name}</TextLink>;
  return productId === null ? (
    name
  ) : (
    <TextLink href={productUrl({ id: productId, slug: '' })}>{name}</TextLink>
  );
}

const isLine = ({ kind }: TaskAbout) => kind.endsWith('_line');

/** The orders, lines, products and documents that a task is about, with links. */
export function AboutList({ about }: { about: readonly TaskAbout[] }) {
  if (about.length === 0) return null;
  return (
    <section aria-labelledby="over" className="mb-6 max-w-3xl rounded-l border border-line p-4">
      <h2 id="over" className="mb-2 font-semibold">
        {words.about}
      </h2>
      <ul className="divide-y divide-line text-sm">
        {about.map((item) => (
          <li key={item.aboutId} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow basis-56 wrap-anywhere">
              {nameLink(item)}
              {isLine(item) && <span className="block text-ink-soft">{item.number}</span>}
              {isLine(item) && item.orderNumber !== null && (
                <span className="block text-ink-soft">
                  {aboutNames[item.kind]}
                  {ofOrder} <TextLink href={orderUrl(item.orderNumber)}>{item.orderNumber}</TextLink>
                </span>
              )}
            </span>
            <span className="font-medium">{aboutNote(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
