'use client';

import { paymentAreas, paymentFlagNames, paymentFlags } from '@toonbank/contract/payment-desk/flags';
import { useState } from 'react';
import { formatEuro } from '@/lib/money';
import { ADMIN_PAYMENTS, adminOrderUrl } from '@/lib/urls/admin-urls';
import { paymentDeskWords as words } from '@/locales/nl/admin/shop/payments';
import { AdminList } from '../admin-list/admin-list';
import type { ListDefinition } from '../admin-list/list-definition';
import type { ListQuery } from '../admin-list/list-state';
import { Day } from '../shared/day';
import { Badge } from '../ui/badge';
import { Notice } from '../ui/notice';
import { type FlaggedPayment, PaymentDialog } from './payment-dialog';

const definition = (onOpen: (payment: FlaggedPayment) => void): ListDefinition<'paymentDesk.list'> => ({
  call: 'paymentDesk.list',
  file: 'paymentDesk.file',
  views: 'payments',
  address: ADMIN_PAYMENTS,
  caption: words.title,
  sort: '-id',
  keyOf: ({ paymentId }) => paymentId,
  nameOf: ({ orderNumber }) => words.orderOf(orderNumber),
  search: { label: words.search, hint: words.searchHint },
  empty: { title: words.empty, text: words.emptyText },
  filters: [
    {
      ...{ kind: 'choice', name: 'area', param: 'stand', label: words.area, all: words.allAreas },
      options: paymentAreas.map((value) => ({ value, text: words.areas[value] })),
    },
    {
      ...{ kind: 'choice', name: 'flag', param: 'reden', label: words.flag, all: words.allFlags },
      options: paymentFlags.map((value) => ({ value, text: paymentFlagNames[value] })),
    },
  ],
  columns: [
    {
      key: 'flag',
      heading: words.flag,
      cell: (payment) => (
        <button
          type="button"
          onClick={() => onOpen(payment)}
          className="min-h-6 text-left font-semibold underline underline-offset-4"
          aria-label={words.open(paymentFlagNames[payment.flag], payment.orderNumber)}
        >
          {paymentFlagNames[payment.flag]}
        </button>
      ),
    },
    {
      key: 'area',
      heading: words.area,
      cell: ({ handledAt }) => (
        <Badge tone={handledAt === null ? 'warning' : 'neutral'}>
          {words.areas[handledAt === null ? 'open' : 'handled']}
        </Badge>
      ),
    },
    {
      key: 'todo',
      heading: words.todo,
      phone: 'line',
      cell: ({ flag, reference }) => (
        <span className="wrap-anywhere block min-w-60 text-sm">
          {words.reasons[flag]}{' '}
          <span className="text-ink-soft">
            {words.reference} {reference}
          </span>
        </span>
      ),
    },
    {
      key: 'order',
      heading: words.order,
      cell: ({ orderId, orderNumber }) => (
        <a href={adminOrderUrl(orderId)} className="underline underline-offset-4">
          {orderNumber}
        </a>
      ),
    },
    {
      key: 'customer',
      heading: words.customer,
      sort: 'company',
      phone: 'hide',
      cell: ({ company }) => company,
    },
    {
      key: 'amount',
      heading: words.amount,
      sort: 'amount',
      descendingFirst: true,
      numeric: true,
      cell: ({ amount }) => formatEuro(amount),
    },
    {
      key: 'date',
      heading: words.date,
      sort: 'id',
      descendingFirst: true,
      cell: ({ createdAt }) => <Day date={createdAt} />,
    },
  ],
});

/** Payments that somebody has to look at. */
export function PaymentList({ query }: { query: ListQuery }) {
  const [opened, setOpened] = useState<FlaggedPayment>();
  const [handled, setHandled] = useState<number>();
  /** Loads the list again. */
  const [version, setVersion] = useState(0);
  const [list] = useState(() => definition(setOpened));
  const onHandled = () => {
    setHandled(opened?.orderNumber);
    setOpened(undefined);
    setVersion(version + 1);
  };
  return (
    <>
      <div role="status" className="empty:hidden">
        {handled !== undefined && <Notice tone="success">{words.handled(handled)}</Notice>}
      </div>
      <AdminList list={list} query={query} version={version} />
      {opened && (
        <PaymentDialog payment={opened} onClose={() => setOpened(undefined)} onHandled={onHandled} />
      )}
    </>
  );
}
