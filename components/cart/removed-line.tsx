'use client';

import { cart as words } from '@/locales/nl/cart/cart';
import { common } from '@/locales/nl/common';
import { countOf } from '@/locales/nl/product/units';
import { restoreLine } from '@/store/cart/restore-line';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { NoticeRow } from '../ui/notice-row';

/** Undo button for a removed line; it remains after the toast has disappeared. */
export function RemovedLine() {
  const dispatch = useAppDispatch();
  const removed = useAppSelector((state) => state.cart.removed);
  if (!removed) return null;
  // Names the unit: the cart may hold the product in another unit too.
  const unit = removed.units.find(({ puId }) => puId === removed.unitOnCart);
  return (
    <div className="mb-4">
      <Notice>
        <NoticeRow
          action={
            <Button look="outline" size="s" onClick={() => dispatch(restoreLine(removed))}>
              <Icon name="undo" className="size-4" />
              {common.undo}
            </Button>
          }
        >
          {words.removedLine(
            removed.productName,
            countOf(removed.quantityOnCart, unit?.unitName ?? '').trim(),
          )}
        </NoticeRow>
      </Notice>
    </div>
  );
}
