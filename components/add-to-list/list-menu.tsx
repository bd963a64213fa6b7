'use client';

import { type RefObject, useEffect } from 'react';
import { orderLists as words } from '@/locales/nl/order-lists/order-lists';
import { useAppDispatch } from '@/store/hooks';
import { loadChoices } from '@/store/order-lists/thunks';
import { Popover, PopoverHead } from '../ui/overlay/popover';
import { type AddToListProps, ListChoices } from './list-choices';

export interface ListMenuProps extends AddToListProps {
  /** Element around the button that opened it. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * The customer's lists beside the button, open while rendered. For screen readers it is a small dialog with
 * checkboxes, not a menu: a menu can't contain a field.
 */
export function ListMenu({ product, unitId, anchor, onClose }: ListMenuProps) {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(loadChoices(product.id)), [dispatch, product.id]);
  return (
    <Popover anchor={anchor} onClose={onClose} className="w-72 gap-2 p-3">
      <PopoverHead title={words.add} description={product.name} />
      <ListChoices product={product} unitId={unitId} />
    </Popover>
  );
}
