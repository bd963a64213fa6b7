'use client';

import { usePathname } from 'next/navigation';
import { Popover } from 'radix-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { cartPanel as words } from '@/locales/nl/cart/cart-line';
import { common } from '@/locales/nl/common';
import { cartToggled } from '@/store/cart/slice';
import { fetchCart } from '@/store/cart/thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { PriceView } from '../shop';
import { Icon } from '../ui/icon';
import { Skeleton } from '../ui/skeleton';
import { PanelFoot } from './panel-foot';
import { PanelLine } from './panel-line';

export interface CartPanelProps {
  prices: PriceView;
  /** Element the panel is positioned against. */
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

  /** The button closes the panel itself; a click in a toast must not close it. */
  const keepsOpen = (target: EventTarget | null) =>
    target instanceof Element && (anchor.current?.contains(target) || target.closest('.toaster') !== null);

  return (
    <Popover.Root open onOpenChange={(open) => !open && dispatch(cartToggled())}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-describedby={undefined}
          onInteractOutside={(event) => keepsOpen(event.target) && event.preventDefault()}
          onCloseAutoFocus={() => document.activeElement === document.body && anchor.current?.focus()}
          className="cart-panel rise"
        >
          <div className="flex items-center justify-between gap-2 p-4 pb-2">
            <Popover.Title className="font-semibold text-lg">{words.title}</Popover.Title>
            <Popover.Close
              aria-label={common.close}
              className="-mr-1 flex size-9 items-center justify-center rounded-m hover:bg-surface-alt"
            >
              <Icon name="close" />
            </Popover.Close>
          </div>
          {!known && items.length === 0 && <Skeleton className="m-4 h-24" />}
          {known && items.length === 0 && <p className="px-4 pb-4 text-ink-soft">{words.empty}</p>}
          <ul className="min-h-0 grow overflow-y-auto px-4">
            {items.map((item) => (
              <PanelLine key={item.key} item={item} view={prices} />
            ))}
          </ul>
          <PanelFoot prices={prices} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
