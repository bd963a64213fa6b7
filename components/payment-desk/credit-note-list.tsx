'use client';

import { useState } from 'react';
import { formatDate } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { ADMIN_CREDIT_NOTES, adminCustomerUrl, adminOrderUrl } from '@/lib/urls/admin-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { creditNoteWords as words } from '@/locales/nl/admin/shop/credit-notes';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '../admin/confirm-dialog';
import { AdminList } from '../admin-list/admin-list';
import type { ListDefinition, ListRow } from '../admin-list/list-definition';
import type { ListQuery } from '../admin-list/list-state';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

type CreditNote = ListRow<'paymentDesk.creditNotes'>;

const definition = (onSettle: (note: CreditNote) => void): ListDefinition<'paymentDesk.creditNotes'> => ({
  call: 'paymentDesk.creditNotes',
  file: 'paymentDesk.creditNotesFile',
  address: ADMIN_CREDIT_NOTES,
  caption: words.caption,
  sort: 'number',
  keyOf: ({ creditNoteId }) => creditNoteId,
  nameOf: ({ creditNoteNumber }) => creditNoteNumber,
  search: { label: words.search, hint: words.searchHint },
  empty: { title: words.empty, text: words.emptyText },
  filters: [],
  columns: [
    {
      key: 'number',
      heading: words.number,
      sort: 'number',
      cell: ({ creditNoteNumber }) => <strong className="font-semibold">{creditNoteNumber}</strong>,
    },
    {
      key: 'amount',
      heading: words.amount,
      sort: 'amount',
      descendingFirst: true,
      numeric: true,
      cell: ({ totalIncl }) => formatEuro(totalIncl),
    },
    {
      key: 'customer',
      heading: words.customer,
      sort: 'company',
      phone: 'line',
      cell: ({ customerId, customerNumber, company }) => (
        <span className="wrap-anywhere">
          <a href={adminCustomerUrl(customerId)} className="underline underline-offset-4">
            {company}
          </a>{' '}
          <span className="text-ink-soft text-sm">{customerNumber}</span>
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
    { key: 'date', heading: words.date, cell: ({ creditDate }) => formatDate(creditDate) },
    {
      key: 'action',
      heading: words.action,
      phone: 'line',
      cell: (note) => (
        <Button
          look="outline"
          size="s"
          aria-label={words.settleOf(note.creditNoteNumber)}
          onClick={() => onSettle(note)}
        >
          {words.settle}
        </Button>
      ),
    },
  ],
});

/** Credit notes of paid invoices, until the shop has paid them back or set them off. */
export function CreditNoteList({ query }: { query: ListQuery }) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<CreditNote>();
  const [settled, setSettled] = useState<string>();
  /** Loads the list again. */
  const [version, setVersion] = useState(0);
  const [list] = useState(() => definition(setChosen));
  const close = () => {
    setChosen(undefined);
    setVersion((current) => current + 1);
  };
  const settle = async ({ creditNoteId: creditNoteID, creditNoteNumber }: CreditNote) => {
    const outcome = await dispatch(callApi('paymentDesk.settleCreditNote', { creditNoteID }));
    if ('refusal' in outcome) {
      const { code, fields } = outcome.refusal;
      return fields.creditNote === 'settled' ? words.conflict : adminErrorText(code);
    }
    setSettled(creditNoteNumber);
    close();
    return undefined;
  };
  return (
    <>
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      <div role="status" className="empty:hidden">
        {settled !== undefined && <Notice tone="success">{words.settled(settled)}</Notice>}
      </div>
      <AdminList list={list} query={query} version={version} />
      {chosen && (
        <ConfirmDialog
          title={words.confirm(chosen.creditNoteNumber)}
          text={words.confirmText(formatEuro(chosen.totalIncl), chosen.company)}
          yes={words.settle}
          no={words.notYet}
          onYes={() => settle(chosen)}
          onClose={close}
        />
      )}
    </>
  );
}
