'use client';

import { useState } from 'react';
import { keep, kept, type ReviewDraft } from '@/store/cart/kept';

/** What is chosen on the review page and not known to the server yet; it outlives a reload. In the browser only. */
export function useDraft(first: ReviewDraft) {
  const [draft, setDraft] = useState<ReviewDraft>(() => ({ ...first, ...kept().draft }));
  const choose = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keep({ draft: next });
  };
  return [draft, choose] as const;
}
