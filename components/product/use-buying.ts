import { useState } from 'react';
import { changeLine } from '@/store/cart/change-line';
import { cartKey, type SelectedOption } from '@/store/cart/overlay';
import { selectLine } from '@/store/cart/selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { addQuantity } from './add-quantity';
import { type Buyable, defaultUnit } from './buyable';

/** Unit and quantity until somebody adds them, and what is in the cart already. */
export function useBuying(product: Buyable) {
  const dispatch = useAppDispatch();
  const line = useAppSelector((state) => selectLine(state, cartKey(product.id)));
  const [chosen, choose] = useState(defaultUnit(product.units)?.id);
  const [wanted, want] = useState<number>();
  const unit = product.units.find(({ id }) => id === chosen) ?? defaultUnit(product.units);
  // Multiples are asked for in the default unit only (contract, product step).
  const step = (unit?.isDefault && product.step) || 1;
  const quantity = wanted ?? step;

  return {
    line,
    unit,
    step,
    quantity,
    want,
    /** Another unit, at its smallest quantity or at the one that is given. */
    choose(unitId: number, count?: number) {
      choose(unitId);
      want(count);
    },
    /** Without `options` a line keeps those it has. */
    add(options?: SelectedOption[]) {
      if (!unit) return;
      const sum = addQuantity(line, quantity, unit, product.units);
      const { id: productId, name: productName } = product;
      dispatch(
        changeLine({ productId, productName, step: product.step, ...(options && { options }), ...sum }),
      );
      want(undefined);
    },
  };
}
