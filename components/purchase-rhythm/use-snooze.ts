'use client';

import { useState } from 'react';
import type { RequestOf } from '@/api/call';
import type { PurchaseRhythm } from '@/api/types';
import { amsterdamDay } from '@/lib/dates';
import { rhythm as words } from '@/locales/nl/purchase-rhythm';
import { callApi } from '@/store/call-api';
import type { ActionResult } from '../shared/result-notice';
import { useAttempt } from '../shared/use-attempt';

type Snoozing = RequestOf<'service.snooze'>['snooze'];
type Snoozed = PurchaseRhythm['snoozed'][number];

const WEEK_MS = 7 * 86_400_000;

interface Named {
  productId: number;
  productName: string;
}

/**
 * Hides a product for a week or for good, with undo. The state is kept here: a page refresh would remove the
 * undo button.
 */
export function useSnooze(showResult: (what: ActionResult) => void) {
  const attempt = useAttempt();
  /** Local state by product id; null when it is shown again. */
  const [silent, setSilent] = useState<Readonly<Record<number, Snoozed | null>>>({});

  const ask = async ({ productId, productName }: Named, snooze: Snoozing): Promise<boolean> => {
    if (!(await attempt(callApi('service.snooze', { productID: productId, snooze })))) return false;
    const until = snooze === 'week' ? amsterdamDay(new Date(Date.now() + WEEK_MS)) : null;
    const now = snooze === 'off' ? null : { productId, productName, until };
    setSilent((before) => ({ ...before, [productId]: now }));
    return true;
  };
  const show = async (product: Named) => {
    if (await ask(product, 'off')) showResult({ text: words.shownAgain(product.productName) });
  };

  return {
    silent,
    show,
    async snooze(product: Named, how: 'week' | 'always') {
      if (!(await ask(product, how))) return;
      const text = how === 'week' ? words.silentWeek : words.silent;
      showResult({ text: text(product.productName), undo: () => show(product) });
    },
  };
}
