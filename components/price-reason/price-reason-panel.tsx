'use client';

import { type RefObject, useEffect, useState } from 'react';
import { newTaskUrl } from '@/lib/urls/task-urls';
import { priceReason as words } from '@/locales/nl/account/price-reason';
import { common } from '@/locales/nl/common';
import { askLinks } from '@/locales/nl/tasks/new-task';
import { useAppDispatch } from '@/store/hooks';
import { askPriceReason, type PriceFacts } from '@/store/prices/ask-reason';
import { TextLink } from '../shared/text-link';
import type { PriceView } from '../shop';
import { Notice } from '../ui/notice';
import { Popover, PopoverHead } from '../ui/overlay/popover';
import { Skeleton } from '../ui/skeleton';
import { usePreference } from '../ui/use-preference';
import { PriceReasonText } from './price-reason-text';

export interface PriceReasonPanelProps {
  product: { id: number; name: string };
  /** Shows only this unit; all units where the customer can still choose. */
  unitId?: number;
  /** With VAT where the surrounding prices are. */
  view: PriceView;
  /** Element around the button that opened it. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Price explanation beside the price; loads its data when rendered. */
export function PriceReasonPanel({ product, unitId, view, anchor, onClose }: PriceReasonPanelProps) {
  const [vat] = usePreference<'incl' | 'excl'>('vat', 'incl');
  const facts = useFacts(product.id);
  return (
    <Popover anchor={anchor} onClose={onClose} className="w-88 gap-3 p-4 text-left text-sm">
      <PopoverHead title={words.title} description={product.name} />
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
      <p>
        <TextLink href={newTaskUrl('price', { kind: 'product', of: product.id })}>{askLinks.price}</TextLink>
      </p>
    </Popover>
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
