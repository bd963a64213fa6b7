import type { PreparedOrder } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { prepared as words } from '@/locales/nl/recurring-orders';
import { TotalsList } from '../cart/totals-list';
import { FactList } from '../orders/fact-list';
import { AddressLines } from '../shared/address-lines';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { type Column, Table } from '../ui/table';

type Open = NonNullable<PreparedOrder['order']>;
type Line = Open['lines'][number];
type LeftOut = Open['leftOut'][number];

const columns: Column<Line>[] = [
  {
    label: words.article,
    cell: ({ productName, productExtCode }) => (
      <span>
        {productName} <span className="text-ink-soft text-sm">{productExtCode}</span>
      </span>
    ),
  },
  { label: words.quantity, cell: ({ quantity, unitDesc }) => `${quantity} × ${unitDesc}` },
  {
    label: words.price,
    cell: ({ price, lastPrice }) => (
      <span>
        {formatEuro(price)}
        {lastPrice !== undefined && (
          <span className="block text-sm text-warning">{words.was(formatEuro(lastPrice))}</span>
        )}
      </span>
    ),
    numeric: true,
  },
  { label: words.sum, cell: ({ total }) => formatEuro(total), numeric: true },
];

const why = ({ reason, left = 0 }: LeftOut): string =>
  reason === 'insufficient_stock' ? words.noStock(left) : words.reasons[reason];

interface PreparedContentsProps {
  prepared: PreparedOrder;
  order: Open;
  view: PriceView;
  busy: boolean;
  onConfirm: (version: string) => void;
}

/** Contents of a prepared order: lines, left-out lines, totals and the confirm button. */
export function PreparedContents({ prepared, order, view, busy, onConfirm }: PreparedContentsProps) {
  const { lines, leftOut, totals } = order;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose">{words.lead(prepared.name, prepared.dueOn)}</p>
      {leftOut.length > 0 && (
        <Notice tone="warning">
          <p className="font-semibold">{words.leftOut}</p>
          <ul className="mt-1 list-disc pl-5">
            {leftOut.map((line) => (
              <li key={`${line.productExtCode} ${line.unitDesc}`}>
                {line.quantity} × {line.productName}: {why(line)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {lines.length === 0 ? (
        <Notice tone="warning">{words.nothing}</Notice>
      ) : (
        <>
          <Table caption={words.title} columns={columns} rows={lines} keyOf={keyOf} />
          <div className="grid gap-6 sm:grid-cols-2">
            <Facts order={order} />
            <div className="rounded-l bg-surface-alt p-5">
              <TotalsList totals={totals} view={view} />
            </div>
          </div>
          <div>
            <Button
              size="l"
              busy={busy}
              onClick={() => onConfirm(order.version)}
              className="max-sm:h-auto max-sm:min-h-12 max-sm:whitespace-normal"
            >
              {busy ? words.busy : words.confirm(formatEuro(totals.totalIncl))}
            </Button>
            <p className="mt-2 text-ink-soft text-sm">{words.until(order.expiresAt)}</p>
          </div>
        </>
      )}
    </div>
  );
}

const keyOf = ({ productExtCode, unitDesc }: Line) => `${productExtCode} ${unitDesc}`;

function Facts({ order: { address, payment, deliveryDate, orderRef, orderComment } }: { order: Open }) {
  const place = address && (
    <>
      {address.label && <span className="block">{address.label}</span>}
      <AddressLines address={address} />
    </>
  );
  return (
    <FactList
      look="stack"
      facts={[
        { label: words.address, value: place },
        { label: words.payment, value: payment?.label },
        { label: words.delivery, value: deliveryDate && words.soonest(deliveryDate) },
        { label: words.ref, value: orderRef },
        { label: words.comment, value: orderComment },
      ]}
    />
  );
}
