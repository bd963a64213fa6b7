import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { addRows } from './add-rows';
import type { CartRow, RowOutcomes } from './cart-row';

/** Adds rows to the cart, and records the result of each row. */
export function useAddRows() {
  const dispatch = useAppDispatch();
  const [outcomes, setOutcomes] = useState<RowOutcomes>({});
  const [busy, setBusy] = useState(false);

  const put = async (rows: readonly CartRow[], before: RowOutcomes): Promise<RowOutcomes> => {
    setBusy(true);
    const found = { ...before, ...(await dispatch(addRows(rows))) };
    setBusy(false);
    setOutcomes(found);
    return found;
  };

  return {
    outcomes,
    busy,
    add: (rows: readonly CartRow[]) => put(rows, {}),
    /** Retries one refused row with another quantity; keeps the results of the other rows. */
    addAgain: (row: CartRow, quantity: number) => put([{ ...row, quantity }], outcomes),
  };
}
