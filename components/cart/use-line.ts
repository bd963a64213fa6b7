'use client';

import { changeLine } from '@/store/cart/change-line';
import type { CartItem } from '@/store/domain';
import { useAppDispatch } from '@/store/hooks';

/** A line's unit, what limits it, and the way to change it. */
export function useLine(item: CartItem) {
  const dispatch = useAppDispatch();
  const unit = item.units.find(({ puId }) => puId === item.unitOnCart);
  const change = (quantity: number, unitId = item.unitOnCart) =>
    dispatch(
      changeLine({
        productId: item.productId,
        hash: item.hash,
        productName: item.productName,
        quantity,
        unit: unitId,
      }),
    );
  return {
    unit,
    /** Stock is in base pieces; what counts is how many whole units it makes. */
    left: Math.floor(item.stock / (unit?.unitContent ?? 1)),
    step: item.unitOnCart === item.defaultUnit ? item.step : 1,
    change,
  };
}
