'use client';

import { useState } from 'react';
import type { CartItem } from '@/api/types';
import { changeLine } from '@/store/cart/change-line';
import { changeUnit } from '@/store/cart/change-unit';
import { useAppDispatch } from '@/store/hooks';

/** A cart line's unit, its limits, and the functions that change it. */
export function useLine(item: CartItem) {
  const dispatch = useAppDispatch();
  const unit = item.units.find(({ puId }) => puId === item.unitOnCart);
  const [wantedUnit, wantUnit] = useState<number>();
  return {
    unit,
    /** Stock is in base pieces; only whole units count. */
    left: Math.floor(item.stock / (unit?.unitContent ?? 1)),
    step: item.unitOnCart === item.defaultUnit ? item.step : 1,
    change: (quantity: number) =>
      dispatch(
        changeLine({
          productId: item.productId,
          hash: item.hash,
          productName: item.productName,
          quantity,
          unit: item.unitOnCart,
        }),
      ),
    /** The unit selected last, also before the server has answered. */
    chosenUnit: wantedUnit ?? item.unitOnCart,
    /** Resolves with the key of the line that holds the quantity afterwards. */
    async changeUnit(unitId: number) {
      wantUnit(unitId);
      const key = await dispatch(changeUnit(item, unitId));
      wantUnit(undefined);
      return key;
    },
  };
}
