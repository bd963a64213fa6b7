'use client';

import { useState } from 'react';
import { bought as words } from '@/locales/nl/account/bought-before';
import { SelectableTable } from '../form/selectable-table';
import { useSelection } from '../form/use-selection';
import { type CartRow, refusedKeys } from '../order-line/cart-row';
import { useAddRows } from '../order-line/use-add-rows';
import type { PriceView } from '../shop';
import { BoughtFoot } from './bought-foot';
import { BoughtLine } from './bought-line';
import type { BoughtRow } from './bought-row';

const wantedRow = ({ key, productId, unitId }: BoughtRow, quantity: number): CartRow => ({
  key,
  productId,
  unitId,
  quantity,
});

/** Products bought before with their usual quantity, and one button that adds all selected rows. */
export function BoughtList({ rows, view }: { rows: BoughtRow[]; view: PriceView }) {
  const buyable = rows.filter(({ soldOut }) => !soldOut);
  const ticks = useSelection(buyable.map(({ key }) => key));
  const { add, addAgain, outcomes, busy } = useAddRows();
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const quantityOf = (row: BoughtRow) => wanted[row.key] ?? row.usual;
  const chosen = buyable
    .filter(({ key }) => ticks.ticked.has(key))
    .map((row) => ({ row, quantity: quantityOf(row) }));

  const addChosen = async () => {
    const found = await add(chosen.map(({ row, quantity }) => wantedRow(row, quantity)));
    // Failed rows stay selected for a retry; added rows are deselected.
    ticks.set(refusedKeys(found));
  };
  const take = async (row: BoughtRow, quantity: number) => {
    if (busy) return;
    setWanted({ ...wanted, [row.key]: quantity });
    ticks.set(refusedKeys(await addAgain(wantedRow(row, quantity), quantity)));
  };

  return (
    <>
      <SelectableTable
        title={words.title}
        ticks={ticks}
        disabled={buyable.length === 0}
        heads={[words.article, words.last, words.quantity, words.price]}
        numericFrom={3}
      >
        {rows.map((row) => (
          <BoughtLine
            key={row.key}
            row={row}
            view={view}
            quantity={quantityOf(row)}
            onQuantity={(quantity) => {
              setWanted({ ...wanted, [row.key]: quantity });
              if (!ticks.ticked.has(row.key)) ticks.toggle(row.key);
            }}
            {...ticks.of(row.key)}
            outcome={outcomes[row.key]}
            onTake={(quantity) => take(row, quantity)}
          />
        ))}
      </SelectableTable>
      <BoughtFoot {...{ chosen, view, busy, outcomes }} onAdd={addChosen} />
    </>
  );
}
