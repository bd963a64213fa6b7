import type { RefusedLine } from '@/api/types';
import { callApi } from '@/store/call-api';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { cartStored } from '@/store/cart/slice';
import type { AppThunk } from '@/store/thunk';
import type { CartRow, RowOutcome, RowOutcomes } from './cart-row';

/** Maximum number of lines per call; a longer order is split. */
const MAX_LINES = 500;

/** Adds rows to the cart on top of what it has; a refused row does not block the others. Never rejects. */
export function addRows(rows: readonly CartRow[]): AppThunk<Promise<RowOutcomes>> {
  return async (dispatch) => {
    const found: Record<string, RowOutcome> = {};
    // Pending cart changes must be saved before the rows are added.
    await dispatch(whenCartIsSaved());
    for (let from = 0; from < rows.length; from += MAX_LINES)
      Object.assign(found, await dispatch(putRows(rows.slice(from, from + MAX_LINES))));
    return found;
  };
}

function putRows(rows: readonly CartRow[]): AppThunk<Promise<RowOutcomes>> {
  return async (dispatch) => {
    const lines = rows.map(({ productId, unitId, quantity }) => ({
      productID: productId,
      unitID: unitId,
      quantity,
    }));
    const outcome = await dispatch(callApi('quickOrder.toCart', { lines }));
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
