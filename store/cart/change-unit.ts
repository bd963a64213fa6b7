import type { RequestOf } from '@/api/call';
import type { CartItem } from '@/api/types';
import { roundUpToStep } from '@/lib/quantity';
import { toastShown } from '@/store/app/slice';
import { isTransient } from '../failure';
import type { AppThunk } from '../thunk';
import { callCart } from './call-cart';
import { isProductChanging } from './is-product-changing';
import { cartKey, hashOfUnit } from './overlay';
import { retryUntilAnswered } from './retry';
import { whenCartIsSaved } from './send-line';
import { cartStored } from './slice';
import { fetchCart } from './thunks';

const optionIdsOf = (...items: CartItem[]) => [
  ...new Set(items.flatMap((item) => item.selectedOptions.map(({ productId }) => productId))),
];

/**
 * Sells a line's quantity in another unit, added to the line that this unit may already have. One call removes the
 * old line and sets the new one; it is retried while there is no answer, because a repeat changes nothing. A failure
 * shows a message and leaves both lines as they were.
 * @returns the key of the line that has the quantity now
 */
export function changeUnit({ key, productId }: CartItem, unitId: number): AppThunk<Promise<string>> {
  return async (dispatch, getState, { retryDelaysMs }) => {
    const find = () => getState().cart.items.find((one) => one.key === key);
    const typed = find()?.quantityOnCart;
    // A quantity that was just typed belongs to this line.
    await dispatch(whenCartIsSaved());
    const item = find();
    if (!item || item.unitOnCart === unitId) return key;
    // The typed quantity was refused or has no answer yet. The user has seen that message, and another quantity must
    // not be sold instead.
    if (item.quantityOnCart !== typed || isProductChanging(getState(), productId)) return key;
    const { items } = getState().cart;
    const there = items.filter((one) => one.productId === productId && one.unitOnCart === unitId);
    const isDefault = unitId === item.defaultUnit;
    const quantity = there.reduce((sum, one) => sum + one.quantityOnCart, item.quantityOnCart);
    const hash = hashOfUnit(unitId, isDefault);
    const request: RequestOf<'cart.update'> = {
      id: productId,
      hash,
      unit: unitId,
      quantity: isDefault ? roundUpToStep(quantity, item.step) : quantity,
      options: optionIdsOf(...there, item).map((id) => ({ id, quantity: 1 })),
      replaces: item.hash,
    };
    const outcome = await retryUntilAnswered(
      () => dispatch(callCart('cart.update', request)),
      retryDelaysMs,
      () => !isProductChanging(getState(), productId),
    );
    if ('refusal' in outcome) {
      const { code } = outcome.refusal;
      dispatch(toastShown({ kind: 'failed', code }));
      // The call may have reached the server after all.
      if (isTransient(code)) await dispatch(fetchCart());
      return find() ? key : cartKey(productId, hash);
    }
    dispatch(cartStored(outcome.value.cart));
    return cartKey(productId, hash);
  };
}
