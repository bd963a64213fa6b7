'use client';

import { type FormEvent, useId, useState } from 'react';
import { cart as words } from '@/locales/nl/cart';
import { errorText } from '@/locales/nl/errors';
import { changeCart } from '@/store/cart/thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '../ui/button';
import { describedBy, FieldFrame } from '../ui/field';

export function CouponForm() {
  const id = useId();
  const dispatch = useAppDispatch();
  const used = useAppSelector((state) => state.cart.confirmed?.coupon ?? '');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const set = async (coupon: string) => {
    const result = await dispatch(changeCart({ coupon }));
    if (changeCart.fulfilled.match(result)) {
      setCode('');
      setError(undefined);
    } else setError(errorText(result.payload ?? 'internal'));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') set(code.trim());
  };

  if (used !== '') {
    return (
      <p className="flex items-center justify-between gap-3 text-sm">
        <span className="font-medium">{words.coupon.used(used)}</span>
        <Button look="quiet" size="s" onClick={() => set('')}>
          {words.coupon.remove}
        </Button>
      </p>
    );
  }
  return (
    <form onSubmit={onSubmit}>
      <FieldFrame id={id} label={words.coupon.label} error={error}>
        <span className="flex gap-2">
          <input
            id={id}
            value={code}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setCode(event.target.value)}
            {...describedBy({ id, error })}
            className="control min-w-0"
          />
          <Button type="submit" look="outline">
            {words.coupon.apply}
          </Button>
        </span>
      </FieldFrame>
    </form>
  );
}
