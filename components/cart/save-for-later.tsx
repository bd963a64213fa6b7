'use client';

import { useState } from 'react';
import type { CartItem } from '@/api/types';
import { cartLine as words } from '@/locales/nl/cart/cart-line';
import { type SavedForLater, saveForLater } from '@/store/cart/save-for-later';
import { useAppDispatch } from '@/store/hooks';
import { LinkButton } from '../shared/link-button';

/** Moves a line from the cart to an order list. */
export function SaveForLater({ item }: { item: CartItem }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SavedForLater>();
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(await dispatch(saveForLater(item, words.laterList)));
    setBusy(false);
  };
  return (
    <>
      <LinkButton aria-label={words.laterOf(item.productName)} aria-busy={busy || undefined} onClick={save}>
        {words.later}
      </LinkButton>
      <p role="status" className="basis-full text-ink-soft text-sm empty:hidden">
        {outcome === 'other-unit' && words.laterOtherUnit}
      </p>
    </>
  );
}
