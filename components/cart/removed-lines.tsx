'use client';

import type { CartItem } from '@/api/types';
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
  const count = countOf(removed.quantityOnCart, unit?.unitName ?? '').trim();
  return (
    <UndoNotice
      text={words.removedLine(removed.productName, count)}
      onUndo={() => dispatch(restoreLine(removed))}
    />
  );
}

interface ClearedCartProps {
  items: CartItem[];
  onUndone: () => void;
}

/** Undo button for a cart whose lines were all removed. */
export function ClearedCart({ items, onUndone }: ClearedCartProps) {
  const dispatch = useAppDispatch();
  const undo = () => {
    for (const item of items) dispatch(restoreLine(item));
    onUndone();
  };
  return <UndoNotice text={words.cleared(items.length)} onUndo={undo} />;
}

function UndoNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <div className="mb-4">
      <Notice>
        <NoticeRow
          action={
            <Button look="outline" size="s" onClick={onUndo}>
              <Icon name="undo" className="size-4" />
              {common.undo}
            </Button>
          }
        >
          {text}
        </NoticeRow>
      </Notice>
    </div>
  );
}
