'use client';

import { orders as columns } from '@/locales/nl/account/account';
import { reorder as words } from '@/locales/nl/account/order-page';
import { Checkbox } from '../form/checkbox';
import { useSelection } from '../form/use-selection';
import { type CartRow, refusedKeys } from '../order-line/cart-row';
import { OutcomeNotice } from '../order-line/outcome-notice';
import { useAddRows } from '../order-line/use-add-rows';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { RowsToggle } from '../ui/rows-toggle';
import { ReorderLine } from './reorder-line';
import type { ReorderRow } from './to-reorder-rows';

interface ReorderRowsProps {
  rows: ReorderRow[];
  /** The order's number, once it is delivered. */
  delivered?: string;
}

const heads = [
  { text: columns.articleNumber },
  { text: columns.quantity, numeric: true },
  { text: columns.unit },
  { text: columns.price, numeric: true },
  { text: columns.lineTotal, numeric: true },
];

/** The rows of an order; reorders all of them, or the selected ones. */
export function ReorderRows({ rows, delivered }: ReorderRowsProps) {
  const wanted = rows.flatMap((row) => row.wanted ?? []);
  const ticks = useSelection(wanted.map(({ key }) => key));
  const { add, addAgain, outcomes, busy } = useAddRows();

  const order = async () => {
    const chosen = ticks.ticked.size > 0 ? wanted.filter(({ key }) => ticks.ticked.has(key)) : wanted;
    // Failed rows stay selected for a retry; added rows are deselected.
    ticks.set(refusedKeys(await add(chosen)));
  };
  const take = async (row: CartRow | undefined, quantity: number) => {
    if (row && !busy) ticks.set(refusedKeys(await addAgain(row, quantity)));
  };

  return (
    <>
      <div className="order-rows-head">
        <p className="text-ink-soft text-sm">{columns.lines(rows.length)}</p>
        <RowsToggle />
      </div>
      <table className="order-rows">
        <caption className="sr-only">{columns.title}</caption>
        <thead>
          <tr>
            <th scope="col" className="order-all no-print">
              <Checkbox
                checked={ticks.all}
                disabled={wanted.length === 0}
                onChange={ticks.toggleAll}
                aria-label={words.chooseAll}
              />
            </th>
            <th scope="col" colSpan={2}>
              {columns.article}
            </th>
            {heads.map(({ text, numeric }) => (
              <th key={text} scope="col" className={numeric ? 'numeric' : undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ReorderLine
              key={row.key}
              row={row}
              delivered={delivered}
              {...ticks.of(row.key)}
              outcome={outcomes[row.key]}
              onTake={(quantity) => take(row.wanted, quantity)}
            />
          ))}
        </tbody>
      </table>
      <div className="pick-foot no-print">
        <div className="grid justify-items-start gap-3">
          <OutcomeNotice outcomes={outcomes} />
          <Button busy={busy} disabled={wanted.length === 0} onClick={order}>
            <Icon name="undo" />
            {busy ? words.busy : ticks.ticked.size > 0 ? words.some(ticks.ticked.size) : words.all}
          </Button>
          {wanted.length === 0 && <p className="text-ink-soft text-sm">{words.nothing}</p>}
        </div>
      </div>
    </>
  );
}
