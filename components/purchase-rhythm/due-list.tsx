'use client';

import { useState } from 'react';
import type { DueProduct, PurchaseRhythm } from '@/api/types';
import { listWork } from '@/locales/nl/order-lists/order-list-pages';
import { rhythm as words } from '@/locales/nl/purchase-rhythm';
import { useAppSelector } from '@/store/hooks';
import { SelectableTable } from '../form/selectable-table';
import { useSelection } from '../form/use-selection';
import { ResultNotice } from '../shared/result-notice';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { DueLine } from './due-line';
import { SnoozedProducts } from './snoozed-products';
import { useOrderLines } from './use-order-lines';
import { useSnooze } from './use-snooze';

/** Number shown at first; the others open on demand. */
const INITIAL_ROWS = 5;

const keyOf = ({ product }: DueProduct) => String(product.productId);

interface DueListProps extends Pick<PurchaseRhythm, 'due' | 'snoozed'> {
  view: PriceView;
}

/**
 * Due products with their usual quantity; those needed now are selected. One call orders the selected ones.
 */
export function DueList({ due, snoozed, view }: DueListProps) {
  const { busy, result, ordered, refused, order, setResult } = useOrderLines();
  const { silent, snooze, show } = useSnooze(setResult);
  const inCart = useAppSelector((state) => state.cart.items);
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const [all, setAll] = useState(false);
  const shown = due.filter(({ product }) => !silent[product.productId]);
  const rows = shown
    .slice(0, all ? undefined : INITIAL_ROWS)
    .map((row) => ({ row, held: inCart.filter(({ productId }) => productId === row.product.productId) }));
  const orderable = rows
    .filter(({ row, held }) => row.product.stock > 0 && held.length === 0)
    .map(({ row }) => row);
  const ticks = useSelection(
    orderable.map(keyOf),
    due.filter(({ state, product }) => state === 'now' && product.stock > 0).map(keyOf),
  );
  const quantityOf = (row: DueProduct) => wanted[keyOf(row)] ?? row.quantity;
  const chosen = orderable.filter((row) => ticks.ticked.has(keyOf(row)));
  const orderRows = (some: { row: DueProduct; quantity: number }[]) =>
    order(
      some.map(({ row, quantity }) => ({ productID: row.product.productId, unitID: row.unitId, quantity })),
    );
  const hidden = [
    ...snoozed.filter(({ productId }) => silent[productId] === undefined),
    ...Object.values(silent).filter((one) => one !== null),
  ];

  return (
    <>
      <ResultNotice result={result} ordered={ordered} />
      {rows.length > 0 && (
        <>
          <SelectableTable
            title={words.title}
            ticks={ticks}
            disabled={orderable.length === 0}
            heads={[words.article, words.quantity, words.total]}
            numericFrom={2}
          >
            {rows.map(({ row, held }) => (
              <DueLine
                key={keyOf(row)}
                due={row}
                view={view}
                held={held}
                refused={refused[row.product.productId]}
                quantity={quantityOf(row)}
                ticked={held.length === 0 && ticks.ticked.has(keyOf(row))}
                onTick={() => ticks.toggle(keyOf(row))}
                onQuantity={(quantity) => {
                  setWanted({ ...wanted, [keyOf(row)]: quantity });
                  if (!ticks.ticked.has(keyOf(row))) ticks.toggle(keyOf(row));
                }}
                onTake={(quantity) => {
                  setWanted({ ...wanted, [keyOf(row)]: quantity });
                  void orderRows([{ row, quantity }]);
                }}
                onSnooze={(how) => snooze(row.product, how)}
              />
            ))}
          </SelectableTable>
          <div className="no-print mt-3 flex flex-wrap items-center justify-end gap-3">
            {shown.length > rows.length && (
              <Button look="outline" className="max-sm:w-full" onClick={() => setAll(true)}>
                {words.more(shown.length - rows.length)}
              </Button>
            )}
            <Button
              busy={busy}
              disabled={chosen.length === 0 && !busy}
              className="max-sm:w-full"
              onClick={() => orderRows(chosen.map((row) => ({ row, quantity: quantityOf(row) })))}
            >
              <Icon name="cart" />
              {chosen.length === 0 ? words.choose : listWork.toCart(chosen.length)}
            </Button>
          </div>
        </>
      )}
      <SnoozedProducts snoozed={hidden} onShow={show} />
    </>
  );
}
