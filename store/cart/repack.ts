import { toastShown } from '@/store/app/slice';
import type { Cart } from '../domain';
import type { AppThunk } from '../thunk';
import { callCart } from './call';
import { whenCartIsSaved } from './change-line';
import { cartStored } from './slice';
import { fetchCart } from './thunks';

export type Packing = NonNullable<Cart['packings']>[number];

/** Orders the pieces of a product in other units. A failure is told; the cart is then read anew, for it may have changed. */
export function repack({ productId, units }: Packing): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(whenCartIsSaved());
    const request = { id: productId, units: units.map(({ unit, quantity }) => ({ unit, quantity })) };
    const outcome = await dispatch(callCart((cart) => cart.setPacking(request)));
    if ('value' in outcome) dispatch(cartStored(outcome.value.cart));
    else {
      dispatch(toastShown({ kind: 'failed', code: outcome.refusal.code }));
      await dispatch(fetchCart());
    }
  };
}
