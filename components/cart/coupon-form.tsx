'use client';

import { useState } from 'react';
import type { CouponState } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { couponReason, coupon as words } from '@/locales/nl/cart/coupon';
import { errorText } from '@/locales/nl/errors';
import type { Refusal } from '@/store/call-api';
import { changeCart } from '@/store/cart/change-cart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { describedBy } from '../form/field';
import { useContractForm } from '../form/use-contract-form';
import { Button } from '../ui/button';
import { CouponChip } from './coupon-chip';

/** Coupon field, or the coupon in the cart. */
export function CouponForm() {
  const current = useAppSelector((state) => state.cart.confirmed?.couponState);
  return current ? <AppliedCoupon coupon={current} /> : <CouponField />;
}

function AppliedCoupon({ coupon }: { coupon: CouponState }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const remove = async () => {
    setBusy(true);
    setRefusal(await dispatch(changeCart({ coupon: '' })));
    setBusy(false);
  };
  return (
    <CouponChip coupon={coupon} busy={busy} error={refusal && errorText(refusal.code)} onRemove={remove} />
  );
}

/** A refused code stays in the field. */
function CouponField() {
  const dispatch = useAppDispatch();
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useContractForm('cart.setCoupon', {
    initial: { coupon: '' },
    words: { coupon: { required: words.missing, ...(refusal && reasonOf(refusal)) } },
    focusOnFailure: 'coupon',
    rules: ({ couponForm }) => couponForm,
    request: (clean) => clean,
    send: async (request) => {
      const refused = await dispatch(changeCart(request));
      setRefusal(refused);
      return refused ? { refusal: refused } : { value: undefined };
    },
    onDone: () => {},
  });
  const { error = form.failure && errorText(form.failure), ...field } = form.field('coupon');
  return (
    <form {...form.root} onSubmit={form.submit} noValidate className="flex flex-col gap-1.5">
      <label htmlFor={field.id} className="font-medium text-sm">
        {words.label}
      </label>
      <div className="flex gap-2">
        <input
          {...field}
          {...describedBy({ id: field.id, error })}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="control"
        />
        <Button type="submit" look="outline" busy={form.busy}>
          {words.apply}
        </Button>
      </div>
      {error && (
        <p id={`${field.id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </form>
  );
}

/** The sentence for the reason of a refusal. */
function reasonOf({ code, fields: { coupon = '', minimum } }: Refusal) {
  const sentence = couponReason(coupon, minimum && formatEuro(Number(minimum)));
  return { [coupon]: sentence ?? errorText(code) };
}
