'use client';

import { Popover } from 'radix-ui';
import { type RefObject, useEffect } from 'react';
import { common } from '@/locales/nl/common';
import { orderLists as words } from '@/locales/nl/order-lists/order-lists';
import { useAppDispatch } from '@/store/hooks';
import { loadChoices } from '@/store/order-lists/thunks';
import { Icon } from '../ui/icon';
import { type AddToListProps, ListChoices } from './list-choices';

export interface ListMenuProps extends AddToListProps {
  /** Element the menu is positioned against. */
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

  /** The button closes the menu itself; a click in a toast (undo) must not close it. */
  const keepsOpen = (target: EventTarget | null) =>
    target instanceof Element && (anchor.current?.contains(target) || target.closest('.toaster') !== null);

  /** Only when the focus has not moved elsewhere. */
  const backToButton = () => anchor.current?.querySelector('button')?.focus();

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={(event) => keepsOpen(event.target) && event.preventDefault()}
          onCloseAutoFocus={() => document.activeElement === document.body && backToButton()}
          className="rise z-40 flex max-h-[min(28rem,80dvh)] w-72 max-w-[calc(100vw-1rem)] flex-col gap-2 overflow-y-auto rounded-m border border-line bg-surface p-3 text-ink shadow-lg"
        >
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0">
              <Popover.Title className="font-semibold">{words.add}</Popover.Title>
              <Popover.Description className="line-clamp-2 text-ink-soft text-sm">
                {product.name}
              </Popover.Description>
            </div>
            <Popover.Close
              aria-label={common.close}
              className="-mt-1 -mr-1 flex size-8 shrink-0 items-center justify-center rounded-m hover:bg-surface-alt"
            >
              <Icon name="close" />
            </Popover.Close>
          </div>
          <ListChoices product={product} unitId={unitId} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
