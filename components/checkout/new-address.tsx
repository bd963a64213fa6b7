'use client';

import type { KeyboardEvent } from 'react';
import type { Address } from '@/api/types';
import { newAddress as words } from '@/locales/nl/account/address';
import { errorText } from '@/locales/nl/errors';
import { saveCheckoutDraft } from '@/store/cart/checkout-draft-storage';
import { AddressFields } from '../customer/address-fields';
import type { Shop } from '../shop';
import { Button } from '../ui/button';
import { useNewAddress } from './use-new-address';

interface NewAddressProps {
  countries: Shop['countries'];
  onSaved: (address: Address) => void;
  /** Absent when there is no other address to choose. */
  onCancel: (() => void) | undefined;
}

/**
 * New delivery address. It is inside the checkout form and can't be a form of its own: Enter saves the
 * address and must not send the order.
 */
export function NewAddress({ countries, onSaved, onCancel }: NewAddressProps) {
  const form = useNewAddress(countries, onSaved);
  const { root, failure, busy, submit } = form;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void submit();
  };
  const cancel = () => {
    saveCheckoutDraft({ address: undefined });
    onCancel?.();
  };
  return (
    <fieldset
      {...root}
      onKeyDown={onKeyDown}
      className="mt-4 flex flex-col gap-4 rounded-m border border-line p-4"
    >
      <legend className="px-1 font-semibold">{words.title}</legend>
      <AddressFields form={form} countries={countries} purpose="shipping" named={form} />
      {failure && (
        <p role="alert" className="text-danger text-sm">
          {words.failed} {errorText(failure)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => void submit()}>
          {busy ? words.saving : words.save}
        </Button>
        {onCancel && (
          <Button look="outline" onClick={cancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
