'use client';

import { Suspense, useRef, useState } from 'react';
import { priceReason as words } from '@/locales/nl/account/price-reason';
import { Icon } from '../ui/icon';
import { lazyPart } from '../ui/lazy-part';
import type { PriceReasonPanelProps } from './price-reason-panel';

// The popover (and Radix) is loaded on first use.
const load = () => import('./price-reason-panel').then((module) => module.PriceReasonPanel);
const PriceReasonPanel = lazyPart(load);

export interface PriceReasonProps extends Omit<PriceReasonPanelProps, 'anchor' | 'onClose'> {
  /** Shows only an icon, beside a price without space for text. */
  icon?: boolean;
}

/**
 * 'Waarom deze prijs?': the agreement and its last day, tier or list price, and the last price paid.
 * Customers only.
 */
export function PriceReason({ icon = false, ...props }: PriceReasonProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <span ref={anchor} className="no-print inline-flex">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={words.askOf(props.product.name)}
        className={icon ? 'why' : 'link-button'}
        onPointerEnter={load}
        onClick={() => setOpen(!open)}
      >
        {icon ? <Icon name="info" /> : words.ask}
      </button>
      {open && (
        <Suspense fallback={null}>
          <PriceReasonPanel {...props} anchor={anchor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
