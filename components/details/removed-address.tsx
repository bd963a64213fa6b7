'use client';

import type { Address } from '@/api/types';
import { details as words } from '@/locales/nl/account/details';
import { LinkButton } from '../shared/link-button';
import { textsOf } from './address-texts';
import { RefusedChange } from './refused-change';
import { useAddressChange } from './use-address-change';

/** Restores an address that was just removed. */
export function RemovedAddress({ address, onBack }: { address: Address; onBack: () => void }) {
  const { busy, refusal, save } = useAddressChange();
  return (
    <>
      <LinkButton aria-busy={busy || undefined} onClick={() => save(textsOf(address), onBack)}>
        {words.putBack}
      </LinkButton>
      {refusal && <RefusedChange refusal={refusal} />}
    </>
  );
}
