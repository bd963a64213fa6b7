import type { CartItem } from '@/api/types';
import { cart as words } from '@/locales/nl/cart/cart';
import { common } from '@/locales/nl/common';
import { restoreLine } from '@/store/cart/restore-line';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { NoticeRow } from '../ui/notice-row';

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
  return (
    <div className="mb-4">
      <Notice>
        <NoticeRow
          action={
            <Button look="outline" size="s" onClick={undo}>
              <Icon name="undo" className="size-4" />
              {common.undo}
            </Button>
          }
        >
          {words.cleared(items.length)}
        </NoticeRow>
      </Notice>
    </div>
  );
}
