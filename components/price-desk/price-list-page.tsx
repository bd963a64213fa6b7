'use client';

import { useState } from 'react';
import { ADMIN_CUSTOMERS, ADMIN_PRICE_LISTS } from '@/lib/urls/admin-urls';
import { priceDeskWords as words } from '@/locales/nl/admin/shop/price-lists';
import { RowHistory } from '../action-log/row-history';
import { LoadState } from '../admin/load-state';
import { useDeskRow } from '../admin/use-desk-row';
import type { ListQuery } from '../admin-list/list-state';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { ListPrices } from './list-prices';
import { NameDialog } from './name-dialog';
import { RemoveDialog } from './remove-dialog';

interface PriceListPageProps {
  priceListId: number;
  canWrite: boolean;
  query: ListQuery;
}

/** One price list: its name, its customers and its prices. */
export function PriceListPage({ priceListId, canWrite, query }: PriceListPageProps) {
  const { row: lists, failure, reload } = useDeskRow('priceDesk.all', {});
  const [dialog, setDialog] = useState<'name' | 'remove'>();
  const [done, setDone] = useState('');
  if (!lists) return <LoadState failure={failure} onRetry={() => void reload()} />;
  const list = lists.find((one) => one.priceListId === priceListId);
  if (!list)
    return (
      <EmptyState icon={<Icon name="search" className="size-7" />} title={words.notFound}>
        <p>{words.notFoundText}</p>
        <a href={ADMIN_PRICE_LISTS} className={buttonClass('outline')}>
          {words.toLists}
        </a>
      </EmptyState>
    );
  const show = async (text: string) => {
    setDialog(undefined);
    setDone(text);
    await reload();
  };
  const { name, code, customers } = list;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="wrap-anywhere font-semibold text-xl">{name}</h2>
          <p className="text-ink-soft text-sm">
            {words.code} {code} ·{' '}
            {customers === 0 ? (
              words.customersOf(0)
            ) : (
              <a
                href={`${ADMIN_CUSTOMERS}?prijslijst=${priceListId}`}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                {words.customersOf(customers)}
              </a>
            )}
          </p>
        </div>
        {canWrite && (
          <div className="flex flex-wrap gap-3">
            <Button look="outline" size="s" onClick={() => setDialog('name')}>
              {words.rename}
            </Button>
            <Button look="quiet" size="s" onClick={() => setDialog('remove')}>
              {words.remove}
            </Button>
          </div>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {done !== '' && <Notice tone="success">{done}</Notice>}
      </div>
      <ListPrices {...{ list, canWrite, query }} onDone={(text) => void show(text)} />
      <RowHistory kind="price_list" targets={[String(priceListId)]} shown={lists} />
      {dialog === 'name' && (
        <NameDialog
          list={list}
          onClose={() => setDialog(undefined)}
          onDone={(renamed) => void show(words.savedList(renamed.name))}
        />
      )}
      {dialog === 'remove' && <RemoveDialog list={list} onClose={() => setDialog(undefined)} />}
    </>
  );
}
