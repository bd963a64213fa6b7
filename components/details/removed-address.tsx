'use client';

import type { Address } from '@/api/types';
import { details as words } from '@/locales/nl/account/details';
import { textsOf } from './address-texts';
import { RefusedChange } from './refused-change';
import { useAddressChange } from './use-address-change';

/** Restores an address that was just removed. */
export function RemovedAddress({ address, onBack }: { address: Address; onBack: () => void }) {
  const { busy, refusal, save } = useAddressChange();
  return (
    <>
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={() => save(textsOf(address), onBack)}
        className="link-button text-sm"
      >
        {words.putBack}
      </button>
      {refusal && <RefusedChange refusal={refusal} />}
    </>
  );
}
