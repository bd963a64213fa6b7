'use client';

import { useState } from 'react';
import { type ReviewDraft, readCheckoutDraft, saveCheckoutDraft } from '@/store/cart/checkout-draft-storage';

/** Choices on the checkout page that the server does not have yet; they survive a reload. Browser only. */
export function useDraft(first: ReviewDraft) {
  const [draft, setDraft] = useState<ReviewDraft>(() => ({ ...first, ...readCheckoutDraft().draft }));
  const choose = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    saveCheckoutDraft({ draft: next });
  };
  return [draft, choose] as const;
}
