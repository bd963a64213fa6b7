'use client';

import type { Address } from '@/api/types';
import { details as words } from '@/locales/nl/account/details';
import { AddressLines } from '../shared/address-lines';
import { LinkButton } from '../shared/link-button';
import { Badge } from '../ui/badge';
import { nameOf } from './address-texts';
import { RefusedChange } from './refused-change';
import { useAddressChange } from './use-address-change';

interface AddressCardProps {
  address: Address;
  onChange: () => void;
  onSaved: () => void;
  onRemoved: (address: Address) => void;
}

/**
 * One address and its actions. The default address can't be removed: another one must become the default
 * first.
 */
export function AddressCard({ address, onChange, onSaved, onRemoved }: AddressCardProps) {
  const { busy, refusal, save } = useAddressChange();
  const { id: addressID, isDefault } = address;
  const name = nameOf(address);
  return (
    <div className="flex h-full flex-col rounded-m border border-line p-4 text-sm">
      <div className="mb-1 flex flex-wrap items-center gap-2">
        {address.label && <h3 className="break-words font-semibold">{address.label}</h3>}
        {isDefault && <Badge>{words.isDefault}</Badge>}
      </div>
      <AddressLines address={address} />
      {refusal && <RefusedChange refusal={refusal} />}
      <div aria-busy={busy || undefined} className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-3">
        <LinkButton aria-label={words.changeOf(name)} onClick={onChange}>
          {words.change}
        </LinkButton>
        {!isDefault && (
          <>
            <LinkButton
              aria-label={words.makeDefaultOf(name)}
              onClick={() => save({ addressID, isDefault: true }, onSaved)}
            >
              {words.makeDefault}
            </LinkButton>
            <LinkButton
              aria-label={words.removeOf(name)}
              onClick={() => save({ addressID, remove: true }, () => onRemoved(address))}
            >
              {words.remove}
            </LinkButton>
          </>
        )}
        {isDefault && <span className="text-ink-soft">{words.defaultStays}</span>}
      </div>
    </div>
  );
}
