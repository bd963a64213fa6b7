'use client';

import { useState } from 'react';
import { listWork as words } from '@/locales/nl/order-lists/order-list-pages';
import { useAppDispatch } from '@/store/hooks';
import type { LineSum, ListWork } from '@/store/order-lists/state';
import { linesTicked } from '@/store/order-lists/work';
import { AmountText } from '../../order-line/amount-text';
import type { PriceView } from '../../shop';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { BulkMove } from './bulk-move';
import type { Lines, OtherList } from './use-lines';
import type { useOrdering } from './use-ordering';

export interface ListFootProps {
  listId: number;
  /** Number of lines on the whole list. */
  count: number;
  work: ListWork;
  lines: Lines;
  others: OtherList[];
  ordering: ReturnType<typeof useOrdering>;
  view: PriceView;
}

const total = (sums: LineSum[]): LineSum => ({
  excl: sums.reduce((sum, { excl }) => sum + excl, 0),
  incl: sums.reduce((sum, { incl }) => sum + incl, 0),
});

/** Sticky footer: number of selected lines, their total, and the actions on them. */
export function ListFoot({ listId, count, work, lines, others, ordering, view }: ListFootProps) {
  const dispatch = useAppDispatch();
  const [moving, setMoving] = useState(false);
  const ids = Object.keys(work.ticked).map(Number);
  const some = ids.length > 0;
  const changed = Object.keys(work.amounts).length;
  const untick = () =>
    dispatch(linesTicked({ listId, lines: ids.map((productId) => ({ productId, sum: null })) }));

  return (
    <section aria-label={words.ticked(ids.length)} className="list-foot no-print">
      {changed > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {words.changed(changed)}
          <button
            type="button"
            onClick={ordering.keepAmounts}
            className="min-h-6 underline underline-offset-2"
          >
            {words.keep}
          </button>
        </p>
      )}
      {moving && some && (
        <BulkMove
          others={others}
          onMove={(to, copy) => lines.send(ids, to, copy).then(() => setMoving(false))}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className={`grow tabular-nums ${some ? '' : 'max-sm:hidden'}`}>
          <strong>{words.ticked(ids.length)}</strong>
          {view !== 'hidden' && (
            <>
              {' · '}
              {words.subtotal}{' '}
              <strong>
                <AmountText sum={total(Object.values(work.ticked))} view={view} />
              </strong>
              {view === 'excl' && <span className="text-ink-soft text-sm"> {words.excl}</span>}
            </>
          )}
          {some && (
            <button
              type="button"
              onClick={untick}
              className="ml-3 min-h-6 text-sm underline underline-offset-2"
            >
              {words.untick}
            </button>
          )}
        </p>
        {some && (
          <div className="flex gap-2">
            <Button look="outline" aria-expanded={moving} onClick={() => setMoving(!moving)}>
              {words.elsewhere}
            </Button>
            <Button look="outline" onClick={() => lines.takeOff(ids)}>
              <Icon name="trash" />
              {words.remove}
            </Button>
          </div>
        )}
        <Button
          className="max-sm:w-full"
          busy={ordering.busy}
          onClick={() => ordering.order(some ? ids : undefined)}
        >
          <Icon name="cart" />
          {some ? words.toCart(ids.length) : words.wholeToCart(count)}
        </Button>
      </div>
    </section>
  );
}
