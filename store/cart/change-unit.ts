import { roundUpToStep } from '@/lib/quantity';
import { toastShown } from '@/store/app/slice';
import type { CartItem } from '../domain';
import type { AppThunk } from '../thunk';
import { callCart } from './call';
import { whenCartIsSaved } from './change-line';
import { cartKey, hashOfUnit } from './overlay';
import { cartStored } from './slice';

const optionIdsOf = (...items: CartItem[]) => [
  ...new Set(items.flatMap((item) => item.selectedOptions.map(({ productId }) => productId))),
];

/**
 * Sells a line's quantity in another unit, on top of the line that this unit may have already: one call takes the old
 * line away and sets the new one, and a repeat of it changes nothing. A failure is told and leaves both as they were.
 * @returns the key of the line that has the quantity now
 */
export function changeUnit({ key, productId }: CartItem, unitId: number): AppThunk<Promise<string>> {
  return async (dispatch, getState) => {
    // A quantity that was just typed comes along.
    await dispatch(whenCartIsSaved());
    const { items } = getState().cart;
    const item = items.find((one) => one.key === key);
    if (!item || item.unitOnCart === unitId) return key;
    const there = items.filter((one) => one.productId === productId && one.unitOnCart === unitId);
    const isDefault = unitId === item.defaultUnit;
    const quantity = there.reduce((sum, one) => sum + one.quantityOnCart, item.quantityOnCart);
    const hash = hashOfUnit(unitId, isDefault);
    const outcome = await dispatch(
      callCart((cart) =>
        cart.update({
          id: productId,
          hash,
          unit: unitId,
          quantity: isDefault ? roundUpToStep(quantity, item.step) : quantity,
          options: optionIdsOf(...there, item).map((id) => ({ id, quantity: 1 })),
          replaces: item.hash,
        }),
      ),
    );
    if ('refusal' in outcome) {
      dispatch(toastShown({ kind: 'failed', code: outcome.refusal.code }));
      return key;
    }
    dispatch(cartStored(outcome.value.cart));
    return cartKey(productId, hash);
  };
}
