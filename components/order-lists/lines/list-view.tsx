'use client';

import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { OrderListItem, OrderListPage, PurchaseRhythm } from '@/api/types';
import { orderListUrl } from '@/lib/urls/order-list-urls';
import { listPage as words } from '@/locales/nl/order-lists/order-list-pages';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppStore } from '@/store/make-store';
import { linesTicked, selectListWork, startListWork } from '@/store/order-lists/work';
import { lineOf } from '../../order-line/line-of';
import { ListDue } from '../../purchase-rhythm/list-due';
import { ResultNotice } from '../../shared/result-notice';
import type { PriceView } from '../../shop';
import { Pagination } from '../../ui/pagination';
import { LinesTable } from './lines-table';
import { ListFoot } from './list-foot';
import { ListTools } from './list-tools';
import { NoLines } from './no-lines';
import { RefusedElsewhere } from './refused-elsewhere';
import { type OtherList, useLines } from './use-lines';
import { useOrdering } from './use-ordering';
import { useRowActions } from './use-row-actions';

/**
 * Grouping per sort type (docs/behaviour.md §11.2): by product group, by supplier, and none in custom order.
 */
const groups: Record<OrderListPage['sortType'], ((item: OrderListItem) => string) | undefined> = {
  0: (item) => item.category,
  1: (item) => item.product.brand,
  2: undefined,
};

export interface ListViewProps {
  list: OrderListPage;
  others: OtherList[];
  search: string;
  pageSize: number;
  view: PriceView;
  /** Purchase rhythm of the products on the list. */
  rhythm?: PurchaseRhythm;
  dueOnly: boolean;
}

/** A list with its tools, lines and selection. */
export function ListView(props: ListViewProps) {
  const { list, others, search, pageSize, view, rhythm, dueOnly } = props;
  const store = useStore() as AppStore;
  useEffect(() => startListWork(store), [store]);
  const dispatch = useAppDispatch();
  const { listId, numFound, itemCount } = list;
  const work = useAppSelector((state) => selectListWork(state, listId));
  const lines = useLines(list);
  const ordering = useOrdering(listId, lines, work);
  const actions = useRowActions(listId, lines, ordering.order);
  const page = Math.floor(list.start / pageSize);
  const byHand = list.sortType === 2;
  const ticks = (on: boolean) =>
    lines.items
      .map((item) => lineOf(item, work.amounts[item.product.productId]))
      .filter(({ orderable }) => orderable)
      .map(({ item, sum }) => ({ productId: item.product.productId, sum: on ? sum : null }));

  const dueHere = lines.items
    .filter(({ product }) => rhythm?.due.some((due) => due.product.productId === product.productId))
    .map((item) => lineOf(item, work.amounts[item.product.productId]))
    .filter(({ orderable }) => orderable);
  const tickDue = () =>
    dispatch(
      linesTicked({
        listId,
        lines: dueHere.map(({ item, sum }) => ({ productId: item.product.productId, sum })),
      }),
    );

  return (
    <>
      {rhythm && itemCount > 0 && (
        <ListDue {...{ listId, rhythm, dueOnly }} here={dueHere.length} onChoose={tickDue} />
      )}
      {(itemCount > 0 || search !== '') && <ListTools {...{ list, search, lines }} />}
      <ResultNotice result={lines.result} ordered={ordering.ordered}>
        <RefusedElsewhere items={lines.items} refused={work.refused} />
      </ResultNotice>
      {lines.items.length === 0 ? (
        <NoLines {...{ listId, search, dueOnly }} />
      ) : (
        // The foot sticks within this part only: it never covers the tools above.
        <div>
          <p className="list-count">{words.shown(numFound, itemCount)}</p>
          {byHand && (
            <p id="sorting-help" className="no-print mb-3 text-ink-soft text-sm">
              {search === '' && !dueOnly ? words.sortingHelp : words.sortOnlyWhole}
            </p>
          )}
          <LinesTable
            caption={list.name}
            items={lines.items}
            onTickAll={(on) => dispatch(linesTicked({ listId, lines: ticks(on) }))}
            groupOf={groups[list.sortType]}
            onSort={byHand && search === '' && !dueOnly ? lines.sort : undefined}
            due={rhythm?.due ?? []}
            {...{ work, view, actions }}
          />
          <Pagination
            page={page}
            pages={Math.ceil(numFound / pageSize)}
            hrefOf={(to) => orderListUrl(listId, { search, page: to, due: dueOnly })}
          />
          <ListFoot count={itemCount} {...{ listId, work, lines, others, ordering, view }} />
        </div>
      )}
    </>
  );
}
