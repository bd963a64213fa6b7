'use client';

import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useRef } from 'react';
import { cartPanel as words } from '@/locales/nl/cart/cart-line';
import { cartToggled } from '@/store/cart/slice';
import { fetchCart } from '@/store/cart/thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { PriceView } from '../shop';
import { Popover, PopoverHead } from '../ui/overlay/popover';
import { Skeleton } from '../ui/skeleton';
import { PanelFoot } from './panel-foot';
import { PanelLine } from './panel-line';

export interface CartPanelProps {
  prices: PriceView;
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>;
}

/** The cart beside its button, open while rendered; navigation closes it. */
export function CartPanel({ prices, anchor }: CartPanelProps) {
  const dispatch = useAppDispatch();
  const { items, confirmed } = useAppSelector((state) => state.cart);
  const path = usePathname();
  const openedAt = useRef(path);
  const known = confirmed !== null;

  useEffect(() => {
    if (!known) dispatch(fetchCart());
  }, [known, dispatch]);
  useEffect(() => {
    if (path !== openedAt.current) dispatch(cartToggled());
  }, [path, dispatch]);

  return (
    <Popover anchor={anchor} distance={8} onClose={() => dispatch(cartToggled())} className="cart-panel">
      <PopoverHead title={words.title} className="p-4 pb-2 text-lg" />
      {!known && items.length === 0 && <Skeleton className="m-4 h-24" />}
      {known && items.length === 0 && <p className="px-4 pb-4 text-ink-soft">{words.empty}</p>}
      <ul className="min-h-0 grow overflow-y-auto px-4">
        {items.map((item) => (
          <PanelLine key={item.key} item={item} view={prices} />
        ))}
      </ul>
      <PanelFoot prices={prices} />
    </Popover>
  );
}
