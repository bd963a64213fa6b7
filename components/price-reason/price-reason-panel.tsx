'use client';

import { Popover } from 'radix-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { priceReason as words } from '@/locales/nl/account/price-reason';
import { common } from '@/locales/nl/common';
import { useAppDispatch } from '@/store/hooks';
import { askPriceReason, type PriceFacts } from '@/store/prices/ask-reason';
import type { PriceView } from '../shop';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { usePreference } from '../ui/use-preference';
import { PriceReasonText } from './price-reason-text';

export interface PriceReasonPanelProps {
  product: { id: number; name: string };
  /** Shows only this unit; all units where the customer can still choose. */
  unitId?: number;
  /** With VAT where the surrounding prices are. */
  view: PriceView;
  /** Element the panel is positioned against. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Price explanation beside the price; loads its data when rendered. */
export function PriceReasonPanel({ product, unitId, view, anchor, onClose }: PriceReasonPanelProps) {
  const [vat] = usePreference<'incl' | 'excl'>('vat', 'incl');
  const facts = useFacts(product.id);
  // Do not return the focus when it has moved elsewhere.
  const elsewhere = useRef(false);
  const isButton = (target: EventTarget | null) =>
    target instanceof Element && anchor.current?.contains(target) === true;
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={(event) => {
            if (isButton(event.target)) event.preventDefault();
            else elsewhere.current = true;
          }}
          onCloseAutoFocus={() => !elsewhere.current && anchor.current?.querySelector('button')?.focus()}
          className="rise z-40 flex max-h-[min(28rem,80dvh)] w-88 max-w-[calc(100vw-1rem)] flex-col gap-3 overflow-y-auto rounded-m border border-line bg-surface p-4 text-left text-ink text-sm shadow-lg"
        >
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0">
              <Popover.Title className="font-semibold">{words.title}</Popover.Title>
              <Popover.Description className="text-ink-soft">{product.name}</Popover.Description>
            </div>
            <Popover.Close
              aria-label={common.close}
              className="-mt-1 -mr-1 flex size-8 shrink-0 items-center justify-center rounded-m hover:bg-surface-alt"
            >
              <Icon name="close" />
            </Popover.Close>
          </div>
          {facts === 'failed' ? (
            <Notice tone="danger">{words.failed}</Notice>
          ) : facts ? (
            <PriceReasonText unitId={unitId} facts={facts} inclusive={view === 'both' && vat === 'incl'} />
          ) : (
            <div role="status">
              <span className="sr-only">{common.loading}</span>
              <Skeleton className="h-20 w-full" />
            </div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function useFacts(productId: number): PriceFacts | 'failed' | undefined {
  const dispatch = useAppDispatch();
  const [facts, setFacts] = useState<PriceFacts | 'failed'>();
  useEffect(() => {
    let left = false;
    dispatch(askPriceReason(productId)).then((found) => !left && setFacts(found ?? 'failed'));
    return () => {
      left = true;
    };
  }, [dispatch, productId]);
  return facts;
}
