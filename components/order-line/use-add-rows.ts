import { useState } from 'react';
import { callApi } from '@/store/cart/call';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { cartStored } from '@/store/cart/slice';
import type { RefusedLine } from '@/store/domain';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import type { CartRow, RowOutcome, RowOutcomes } from './cart-row';

/** As many lines as one call takes; an order that is longer goes in parts. */
const MOST = 500;

/**
 * Puts rows into the cart, all in one call and on top of what is in it, and remembers what became of each: one that can't
 * be ordered as it was keeps none of the others back.
 */
export function useAddRows() {
  const dispatch = useAppDispatch();
  const [outcomes, setOutcomes] = useState<RowOutcomes>({});
  const [busy, setBusy] = useState(false);

  const put = async (rows: readonly CartRow[], before: RowOutcomes): Promise<RowOutcomes> => {
    setBusy(true);
    const found = { ...before };
    // What was just changed in the cart is there before the rows come on top of it.
    await dispatch(whenCartIsSaved());
    for (let from = 0; from < rows.length; from += MOST)
      Object.assign(found, await dispatch(putRows(rows.slice(from, from + MOST))));
    setBusy(false);
    setOutcomes(found);
    return found;
  };

  return {
    outcomes,
    busy,
    add: (rows: readonly CartRow[]) => put(rows, {}),
    /** One that was refused, in another quantity; what is told of the others stays. */
    addAgain: (row: CartRow, quantity: number) => put([{ ...row, quantity }], outcomes),
  };
}

function putRows(rows: readonly CartRow[]): AppThunk<Promise<RowOutcomes>> {
  return async (dispatch) => {
    const lines = rows.map(({ productId, unitId, quantity }) => ({
      productID: productId,
      unitID: unitId,
      quantity,
    }));
    const outcome = await dispatch(callApi((api) => api.quickOrder.toCart({ lines })));
    if ('refusal' in outcome) {
      const failed: RowOutcome = { state: 'failed', code: outcome.refusal.code };
      return Object.fromEntries(rows.map(({ key }) => [key, failed]));
    }
    dispatch(cartStored(outcome.value.cart));
    return matched(rows, outcome.value.refused);
  };
}

/** The same article can stand in an order twice: each refusal is of one row. */
function matched(rows: readonly CartRow[], refused: readonly RefusedLine[]): RowOutcomes {
  const left = [...refused];
  return Object.fromEntries(
    rows.map(({ key, productId, unitId, quantity }) => {
      const at = left.findIndex(
        (line) => line.productId === productId && line.unitId === unitId && line.quantity === quantity,
      );
      const line = at < 0 ? undefined : left.splice(at, 1)[0];
      return [key, line ? { state: 'refused' as const, line } : { state: 'added' as const }];
    }),
  );
}
