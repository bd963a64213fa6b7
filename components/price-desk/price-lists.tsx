'use client';

import { useState } from 'react';
import { dutchNumber } from '@/lib/dutch-number';
import { ADMIN_CUSTOMERS, adminPriceListUrl } from '@/lib/urls/admin-urls';
import { priceDeskWords as words } from '@/locales/nl/admin/shop/price-lists';
import { LoadState } from '../admin/load-state';
import { useDeskRow } from '../admin/use-desk-row';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Table } from '../ui/table';
import { NameDialog } from './name-dialog';
import type { PriceList } from './price-list';

const columns = [
  {
    label: words.name,
    cell: ({ priceListId, name }: PriceList) => (
      <a
        href={adminPriceListUrl(priceListId)}
        className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
      >
        {name}
      </a>
    ),
  },
  { label: words.code, cell: ({ code }: PriceList) => code },
  {
    label: words.customers,
    numeric: true,
    cell: ({ priceListId, customers }: PriceList) =>
      customers === 0 ? (
        '0'
      ) : (
        <a
          href={`${ADMIN_CUSTOMERS}?prijslijst=${priceListId}`}
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          {dutchNumber(customers)}
        </a>
      ),
  },
  { label: words.prices, numeric: true, cell: ({ prices }: PriceList) => dutchNumber(prices) },
];

/** All price lists of the site, and a button for a new one. */
export function PriceLists({ canWrite }: { canWrite: boolean }) {
  const { row: lists, failure, reload } = useDeskRow('priceDesk.all', {});
  const [isAdding, setAdding] = useState(false);
  if (!lists) return <LoadState failure={failure} onRetry={() => void reload()} />;
  return (
    <>
      {canWrite ? (
        <div>
          <Button onClick={() => setAdding(true)}>{words.add}</Button>
        </div>
      ) : (
        <p className="text-ink-soft text-sm">{words.noRight}</p>
      )}
      {lists.length === 0 ? (
        <EmptyState icon={<Icon name="list" className="size-7" />} title={words.none}>
          <p>{words.noneText}</p>
        </EmptyState>
      ) : (
        <Table
          caption={words.title}
          columns={columns}
          rows={lists}
          keyOf={({ priceListId }) => priceListId}
        />
      )}
      {isAdding && (
        <NameDialog
          list={undefined}
          onClose={() => setAdding(false)}
          onDone={({ priceListId }) => window.location.assign(adminPriceListUrl(priceListId))}
        />
      )}
    </>
  );
}
