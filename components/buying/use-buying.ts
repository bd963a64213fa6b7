import { useState } from 'react';
import { changeLine } from '@/store/cart/change-line';
import { hashOfUnit, type SelectedOption } from '@/store/cart/overlay';
import { sameLines, selectLinesOf } from '@/store/cart/selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { type Buyable, defaultUnit } from './buyable';

/** Selected unit and quantity, and the lines of this product in the cart. */
export function useBuying(product: Buyable) {
  const dispatch = useAppDispatch();
  const lines = useAppSelector((state) => selectLinesOf(state, product.id), sameLines);
  const [chosen, choose] = useState(defaultUnit(product.units)?.id);
  const [wanted, want] = useState<number>();
  const unit = product.units.find(({ id }) => id === chosen) ?? defaultUnit(product.units);
  const line = lines.find(({ unitOnCart }) => unitOnCart === unit?.id);
  // The product step applies to the default unit only (see the contract).
  const step = (unit?.isDefault && product.step) || 1;
  const typed = wanted ?? step;
  const quantity = typed || step;

  return {
    /** All of the product's lines in the cart. */
    lines,
    /** The selected unit's line. */
    line,
    unit,
    step,
    /** For prices; the smallest one while `typed` is NaN. */
    quantity,
    /** NaN while the typed text is no possible quantity: then nothing is added. */
    typed,
    want,
    /** Selects a unit, at its smallest quantity or at `count`. */
    choose(unitId: number, count?: number) {
      choose(unitId);
      want(count);
    },
    /** Without `options` a line keeps its options. */
    add(options?: SelectedOption[]) {
      if (!unit || !typed) return;
      dispatch(
        changeLine({
          productId: product.id,
          productName: product.name,
          step: product.step,
          ...(options && { options }),
          hash: hashOfUnit(unit.id, unit.isDefault),
          unit: unit.id,
          quantity: (line?.quantityOnCart ?? 0) + quantity,
        }),
      );
      want(undefined);
    },
  };
}
