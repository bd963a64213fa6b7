'use client';

import { useState } from 'react';
import type { Address } from '@/api/types';
import { details as words } from '@/locales/nl/account/details';
import type { Shop } from '../shop';
import { Button } from '../ui/button';
import { AddressCard } from './address-card';
import { AddressForm } from './address-form';
import { nameOf } from './address-texts';
import { RemovedAddress } from './removed-address';

interface AddressesPartProps {
  addresses: Address[];
  countries: Shop['countries'];
}

/** Delivery addresses: change, remove, make default, add. */
export function AddressesPart({ addresses, countries }: AddressesPartProps) {
  /** The address that is being edited; `new` for one that is being added. */
  const [open, setOpen] = useState<Address['id'] | 'new'>();
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<Address>();
  const say = (text: string) => {
    setRemoved(undefined);
    setAnnouncement(text);
  };
  const close = (saved: boolean) => {
    setOpen(undefined);
    say(saved ? words.saved : '');
  };
  const start = (which: Address['id'] | 'new') => {
    say('');
    setOpen(which);
  };
  const onRemoved = (address: Address) => {
    setAnnouncement(words.removed(nameOf(address)));
    setRemoved(address);
  };
  return (
    <section aria-labelledby="adressen" className="rounded-l border border-line p-4 md:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="adressen" className="font-semibold text-lg">
          {words.addresses}
        </h2>
        {open !== 'new' && (
          <Button look="outline" size="s" onClick={() => start('new')}>
            {words.newAddress}
          </Button>
        )}
      </div>
      {open === 'new' && <AddressForm countries={countries} close={close} />}
      {addresses.length === 0 && open !== 'new' && (
        <p className="text-ink-soft text-sm">{words.noAddresses}</p>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id} className={address.id === open ? 'md:col-span-2' : undefined}>
            {address.id === open ? (
              <AddressForm address={address} countries={countries} close={close} />
            ) : (
              <AddressCard
                address={address}
                onChange={() => start(address.id)}
                onSaved={() => say(words.saved)}
                onRemoved={onRemoved}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={announcement ? 'mt-3 text-sm text-success' : 'sr-only'}>
        {announcement}
      </p>
      {removed && <RemovedAddress address={removed} onBack={() => say(words.saved)} />}
    </section>
  );
}
