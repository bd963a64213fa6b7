'use client';

import { Suspense, useState } from 'react';
import type { CartItem } from '@/api/types';
import { lineCount, cart as words } from '@/locales/nl/cart/cart';
import { LinkButton } from '../shared/link-button';
import type { Audience } from '../shop';
import { lazyPart } from '../ui/lazy-part';
import { RowsToggle } from '../ui/rows-toggle';

// Loaded on first use.
const load = () => import('./save-as-list').then((module) => module.SaveAsList);
const SaveAsList = lazyPart(load);

interface CartHeadProps {
  items: CartItem[];
  audience: Audience;
  onClear: () => void;
}

/** The number of lines, and what can be done with all of them. */
export function CartHead({ items, audience, onClear }: CartHeadProps) {
  const [saving, setSaving] = useState(false);
  return (
    <div className="no-print cart-head">
      <p>{lineCount(items.length)}</p>
      {audience === 'customer' && (
        <LinkButton aria-haspopup="dialog" onPointerEnter={load} onClick={() => setSaving(true)}>
          {words.saveAsList}
        </LinkButton>
      )}
      <LinkButton onClick={onClear}>{words.clear}</LinkButton>
      <RowsToggle />
      {saving && (
        <Suspense fallback={null}>
          <SaveAsList items={items} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </div>
  );
}
