'use client';

import { countries } from '@toonbank/contract/forms/country';
import { useId } from 'react';
import { account } from '@/locales/nl/account/account';
import { changeCart } from '@/store/cart/change-cart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { FieldFrame } from '../form/field';
import { Select } from '../form/select';

/** Where a visitor's cart goes, for the costs of shipping; nothing for customers, whose address says it. */
export function CountryChoice({ label }: { label: string }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const country = useAppSelector((state) => state.cart.confirmed?.country);
  if (!country) return null;
  return (
    <FieldFrame id={id} label={label}>
      <Select
        id={id}
        name="country"
        value={country}
        onChange={({ target }) => {
          const chosen = countries.find((one) => one === target.value);
          if (chosen) void dispatch(changeCart({ country: chosen }));
        }}
        options={countries.map((code) => ({ value: code, text: account.countries[code] ?? code }))}
      />
    </FieldFrame>
  );
}
