'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { formatEuro } from '@/lib/money';
import { couponReason, coupon as words } from '@/locales/nl/cart/coupon';
import { errorText } from '@/locales/nl/errors';
import type { Refusal } from '@/store/call-api';
import { changeCart } from '@/store/cart/change-cart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { describedBy } from '../form/field';
import { Button } from '../ui/button';
import { CouponChip } from './coupon-chip';

/** Coupon field, or the coupon in the cart. A refused code stays in the field. */
export function CouponForm() {
  const dispatch = useAppDispatch();
  const current = useAppSelector((state) => state.cart.confirmed?.couponState);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    const refusal = code === '' ? null : await set(code);
    setError(refusal === null ? words.missing : refusal && sentence(refusal));
    if (refusal !== undefined) field.current?.focus();
  };
  const set = async (code: string) => {
    setBusy(true);
    const refusal = await dispatch(changeCart({ coupon: code }));
    setBusy(false);
    return refusal;
  };

  if (current) {
    return (
      <CouponChip
        coupon={current}
        busy={busy}
        error={error}
        onRemove={async () => setError(await why(set('')))}
      />
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {words.label}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          name="coupon"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...describedBy({ id, error })}
          className="control min-w-0"
        />
        <Button type="submit" look="outline" busy={busy}>
          {words.apply}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </form>
  );
}

const why = async (call: Promise<Refusal | undefined>) => {
  const refusal = await call;
  return refusal && sentence(refusal);
};

/** The text of the reason when there is one, otherwise of the code. */
function sentence({ code, fields }: Refusal): string {
  const minimum = fields.minimum && formatEuro(Number(fields.minimum));
  return couponReason(fields.coupon, minimum) ?? errorText(code);
}
