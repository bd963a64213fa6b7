import { type FormEvent, type RefObject, useState } from 'react';
import { addRows } from '@/components/order-line/add-rows';
import type { CartRow, RowOutcomes } from '@/components/order-line/cart-row';
import { useAppDispatch } from '@/store/hooks';
import type { FamilyRow } from './family-row';

const nameOf = ({ id, unitId }: FamilyRow) => `${id}.${unitId}`;

/** The call that puts what was typed into the cart: added rows are emptied, a refused one keeps its number. */
export function useOrderFamily(rows: readonly FamilyRow[], form: RefObject<HTMLFormElement | null>) {
  const dispatch = useAppDispatch();
  const [outcomes, setOutcomes] = useState<RowOutcomes>({});
  const [isBusy, setBusy] = useState(false);
  const fieldOf = (row: FamilyRow) =>
    form.current?.elements.namedItem(nameOf(row)) as HTMLInputElement | null;

  const order = async (event?: FormEvent, only?: { row: FamilyRow; quantity: number }) => {
    event?.preventDefault();
    if (isBusy) return;
    const asked = only
      ? [only]
      : rows
          .map((row) => ({ row, quantity: Number(fieldOf(row)?.value) }))
          .filter(({ quantity }) => quantity > 0);
    if (asked.length === 0)
      return fieldOf(rows.find(({ stock }) => stock !== 'none') ?? (rows[0] as FamilyRow))?.focus();
    setBusy(true);
    const lines = asked.map(
      ({ row, quantity }): CartRow => ({ key: `${row.id}`, productId: row.id, unitId: row.unitId, quantity }),
    );
    const found = await dispatch(addRows(lines));
    setBusy(false);
    for (const { row } of asked) {
      const field = fieldOf(row);
      if (field && found[row.id]?.state === 'added') field.value = '';
    }
    setOutcomes(only ? { ...outcomes, ...found } : found);
  };

  return { order, outcomes, isBusy };
}
