'use client';

import { Fragment, useRef } from 'react';
import type { DueProduct, OrderListItem } from '@/api/types';
import { listPage as words } from '@/locales/nl/order-lists/order-list-pages';
import type { ListWork } from '@/store/order-lists/state';
import { Checkbox } from '../../form/checkbox';
import { lineOf } from '../../order-line/line-of';
import type { PriceView } from '../../shop';
import { LineRow, type RowActions } from './line-row';
import { SortHandle } from './sort-handle';
import { useSorting } from './use-sorting';

export interface LinesTableProps {
  caption: string;
  items: OrderListItem[];
  work: ListWork;
  view: PriceView;
  actions: RowActions;
  /** Products of the list that are due. */
  due: DueProduct[];
  onTickAll: (on: boolean) => void;
  /** Group heading of a line; absent in custom order. */
  groupOf?: (item: OrderListItem) => string;
  /** Present when lines can be sorted manually. */
  onSort?: (order: OrderListItem[]) => void;
}

/** Without the drag handle, which is absent when lines are grouped. */
const COLUMNS = 8;

/** The lines as a table; on narrow screens each line is a card. */
export function LinesTable({
  caption,
  items,
  work,
  view,
  actions,
  due,
  onTickAll,
  groupOf,
  onSort,
}: LinesTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const sorting = useSorting({ items, body, onSort: onSort ?? (() => undefined) });
  const dueOf = new Map(due.map((one) => [one.product.productId, one]));
  const orderable = items.filter((item) => lineOf(item).orderable);
  const all = orderable.length > 0 && orderable.every(({ product }) => product.productId in work.ticked);
  const heads = [
    { key: 'article', text: words.article, span: 2 },
    { key: 'unit', text: words.unit },
    { key: 'quantity', text: words.quantity },
    { key: 'price', text: words.price, numeric: true },
    { key: 'total', text: words.total, numeric: true },
  ];

  return (
    <>
      <p role="status" className="sr-only">
        {sorting.announcement}
      </p>
      <table className="lines" data-sorting={sorting.lifted !== undefined || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {onSort && <td className="no-print" />}
            <td className="no-print">
              <label className="lines-all">
                <Checkbox
                  checked={all}
                  disabled={orderable.length === 0}
                  onChange={() => onTickAll(!all)}
                  aria-label={words.chooseAll}
                />
                <span aria-hidden="true">{words.chooseAll}</span>
              </label>
            </td>
            {heads.map(({ key, text, span, numeric }) => (
              <th key={key} scope="col" colSpan={span} className={numeric ? 'numeric' : undefined}>
                {text}
              </th>
            ))}
            <td className="no-print" />
          </tr>
        </thead>
        <tbody ref={body}>
          {sorting.shown.map((item, at) => {
            const { productId } = item.product;
            const group = groupOf?.(item);
            const before = sorting.shown[at - 1];
            return (
              <Fragment key={productId}>
                {group && (!before || groupOf?.(before) !== group) && (
                  <tr className="line-group">
                    <th scope="rowgroup" colSpan={COLUMNS}>
                      {group}
                    </th>
                  </tr>
                )}
                <tr
                  data-drop={sorting.markOf(at)}
                  data-lifted={sorting.lifted === productId || undefined}
                  data-gone={!item.available || undefined}
                >
                  {onSort && (
                    <td className="line-handle no-print">
                      <SortHandle name={item.productName} {...sorting.handle(productId)} />
                    </td>
                  )}
                  <LineRow
                    item={item}
                    amount={work.amounts[productId]}
                    refused={work.refused[productId]}
                    ticked={productId in work.ticked}
                    due={dueOf.get(productId)}
                    {...{ view, actions }}
                  />
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
