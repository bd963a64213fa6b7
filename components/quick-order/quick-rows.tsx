'use client';

import { quickOrder as words } from '@/locales/nl/quick-order';
import { AmountText } from '../order-line/amount-text';
import { lineOf } from '../order-line/line-of';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { QuickRowItem } from './quick-row-item';
import { keyOf } from './rows';
import type { QuickOrdering } from './use-quick-order';

/** The rows with current prices, and their total. */
export function QuickRows({ quick, view }: { quick: QuickOrdering; view: PriceView }) {
  const lines = quick.rows.map(({ item }) => lineOf(item));
  const sum = {
    excl: lines.reduce((total, line) => total + line.sum.excl, 0),
    incl: lines.reduce((total, line) => total + line.sum.incl, 0),
  };
  return (
    <>
      <ul aria-label={words.list} className="border-line border-t">
        {quick.rows.map((row, at) => (
          <QuickRowItem
            key={keyOf(row)}
            row={row}
            last={keyOf(row) === quick.last}
            view={view}
            onChange={(change) => quick.change(at, change)}
            onRemove={() => quick.remove(at)}
            onTake={(quantity) => quick.take(at, quantity)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-4">
        <Button look="quiet" size="s" onClick={quick.clear}>
          {words.clear}
        </Button>
        <p className="tabular-nums">
          {view === 'hidden' ? (
            words.count(lines.length)
          ) : (
            <>
              {words.subtotal(lines.length)}{' '}
              <strong>
                <AmountText sum={sum} view={view} />
              </strong>
            </>
          )}
        </p>
        <Button busy={quick.busy} onClick={quick.order}>
          <Icon name="cart" />
          {words.toCart(lines.length)}
        </Button>
      </div>
    </>
  );
}
