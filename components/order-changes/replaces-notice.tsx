'use client';

import { useState } from 'react';
import type { Cart } from '@/api/types';
import { replacedOrder as words } from '@/locales/nl/cart/replaced-order';
import { errorText } from '@/locales/nl/errors';
import { callCart } from '@/store/cart/call-cart';
import { cartStored } from '@/store/cart/slice';
import { useAppDispatch } from '@/store/hooks';
import { orderUrl } from '../orders/order-filter';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { SiteLink } from '../ui/site-link';

interface ReplacesNoticeProps {
  replaces: NonNullable<Cart['replaces']>;
  /** At the checkout: address and payment method are chosen again. */
  checkout?: boolean;
}

/** The order that this cart replaces when it is sent, or why it no longer can; with a button to keep that order. */
export function ReplacesNotice({
  replaces: { orderNumber, refusal },
  checkout = false,
}: ReplacesNoticeProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const keep = async () => {
    setBusy(true);
    setError(undefined);
    const answer = await dispatch(callCart('cart.keepOrder', {}));
    setBusy(false);
    if ('refusal' in answer) setError(errorText(answer.refusal.code));
    else dispatch(cartStored(answer.value));
  };
  return (
    <div className="mb-6">
      <Notice tone={refusal ? 'warning' : 'info'} urgent={refusal !== undefined}>
        <p className="font-semibold">{refusal ? words.gone(orderNumber) : words.title(orderNumber)}</p>
        <p>{refusal ? `${words.refused[refusal]} ${words.nothingLost}` : words.text}</p>
        {!refusal && checkout && <p>{words.chooseAgain}</p>}
        <div className="no-print mt-3 flex flex-wrap items-center gap-3">
          <Button look="outline" size="s" busy={busy} onClick={keep}>
            {refusal ? words.apart : words.keep}
          </Button>
          <SiteLink href={orderUrl(orderNumber)} className="inline-flex min-h-6 items-center underline">
            {words.show(orderNumber)}
          </SiteLink>
        </div>
        {error && (
          <p role="alert" className="mt-2 text-danger">
            {error}
          </p>
        )}
      </Notice>
    </div>
  );
}
