import type { ReactNode } from 'react';
import type { OrderDetails } from '@/api/types';
import { formatLongDate } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { creditNotePdfUrl } from '@/lib/urls/credit-note-urls';
import { orderPage as words } from '@/locales/nl/account/order-page';
import { timesUnit } from '@/locales/nl/product/units';
import { DocumentLink } from '../shared/document-link';
import { OrderLink } from './order-link';

interface Line {
  name: string;
  unit: string;
  quantity: number;
}

const textOf = ({ quantity, unit, name }: Line) => `${timesUnit(quantity, unit)} ${name}`;

function Entry({ title, lines }: { title: ReactNode; lines: readonly Line[] }) {
  return (
    <li>
      <p className="font-medium">{title}</p>
      <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{lines.map(textOf).join('\n')}</p>
    </li>
  );
}

/** Credit notes and later deliveries of an order, and goods of other orders in its delivery. */
export function OrderSettlements({ details }: { details: OrderDetails }) {
  const { creditNotes = [], laterDeliveries = [], broughtGoods = [] } = details;
  if (creditNotes.length + laterDeliveries.length + broughtGoods.length === 0) return null;
  const later = Map.groupBy(laterDeliveries, ({ deliveredWith }) => deliveredWith);
  const brought = Map.groupBy(broughtGoods, ({ orderNumber }) => orderNumber);
  return (
    <section aria-labelledby="nalevering" className="mt-6 max-w-2xl rounded-l border border-line p-4">
      <h2 id="nalevering" className="mb-2 font-semibold text-lg">
        {words.settlements}
      </h2>
      <ul className="flex flex-col gap-3 text-sm">
        {creditNotes.map(({ creditDate, totalIncl, lines, ...note }) => (
          <Entry
            key={note.creditNoteId}
            title={
              <>
                {words.credited(formatLongDate(creditDate), formatEuro(totalIncl))} (
                <DocumentLink href={creditNotePdfUrl(note)}>
                  {words.creditNote(note.creditNoteNumber)}
                </DocumentLink>
                )
              </>
            }
            lines={lines}
          />
        ))}
        {[...later].map(([number, lines]) => (
          <Entry
            key={number ?? ''}
            title={
              number === null ? (
                words.comesLater
              ) : (
                <>
                  {words.cameWith} <OrderLink number={number} />
                </>
              )
            }
            lines={lines}
          />
        ))}
        {[...brought].map(([number, lines]) => (
          <Entry
            key={number}
            title={
              <>
                {words.brought} <OrderLink number={number} />
              </>
            }
            lines={lines}
          />
        ))}
      </ul>
    </section>
  );
}
