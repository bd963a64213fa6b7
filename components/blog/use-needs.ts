'use client';

import { useState } from 'react';
import { blog as words } from '@/locales/nl/blog';
import { lineProblems } from '@/locales/nl/order-lists/order-list-pages';
import { callApi } from '@/store/call-api';
import { cartStored } from '@/store/cart/slice';
import { useAppDispatch } from '@/store/hooks';
import { defaultUnit } from '../buying/buyable';
import type { Card } from '../product-card/card';
import type { ActionResult } from '../shared/result-notice';
import { useAttempt } from '../shared/use-attempt';
import type { NeedLine } from './need-line';

interface Choice {
  isPicked: boolean;
  quantity: number;
}

/** At first: everything that is in stock, in whole steps. */
function firstChoice({ card, quantity }: NeedLine): Choice {
  const step = card?.step ?? 1;
  return {
    isPicked: card !== undefined && !card.soldOut,
    quantity: Math.ceil(quantity / step) * step,
  };
}

/** What is chosen of the lines of a recipe, and the call that puts it in the cart. */
export function useNeeds(lines: readonly NeedLine[]) {
  const dispatch = useAppDispatch();
  const attempt = useAttempt();
  const [choices, setChoices] = useState(() => lines.map(firstChoice));
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<ActionResult>();
  const [isOrdered, setOrdered] = useState(false);

  const picked = lines.flatMap(({ card }, at) => {
    const unit = card && defaultUnit(card.units);
    const choice = choices[at];
    return unit && choice?.isPicked ? [{ card, unit, quantity: choice.quantity }] : [];
  });

  const order = async () => {
    if (picked.length === 0) return;
    setBusy(true);
    const answer = await attempt(
      callApi('quickOrder.toCart', {
        lines: picked.map(({ card, unit, quantity }) => ({ productID: card.id, unitID: unit.id, quantity })),
      }),
    );
    setBusy(false);
    if (!answer) return;
    const { cart, refused } = answer.value;
    dispatch(cartStored(cart));
    const count = picked.length - refused.length;
    const names = new Map(picked.map(({ card }: { card: Card }) => [card.id, card.name]));
    const reasons = refused.map(({ productId, reason }) => {
      const why = reason === 'insufficient_stock' ? lineProblems.soldOut : lineProblems[reason];
      return `${names.get(productId)}: ${why}`;
    });
    const parts = [
      count > 0 ? words.order.added(count) : words.order.noneAdded,
      ...(reasons.length > 0 ? [words.order.refused, ...reasons] : []),
    ];
    setOrdered(count > 0);
    setResult({ text: parts.join(' '), tone: reasons.length > 0 ? 'warning' : 'success' });
  };

  return {
    choices,
    count: picked.length,
    isBusy,
    isOrdered,
    result,
    order,
    change: (at: number, change: Partial<Choice>) =>
      setChoices(choices.map((choice, place) => (place === at ? { ...choice, ...change } : choice))),
  };
}
