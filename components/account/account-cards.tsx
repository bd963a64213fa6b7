import type { ReactNode } from 'react';
import type { AccountDetails } from '@/api/types';
import { account as words } from '@/locales/nl/account/account';
import { AddressLines } from '../shared/address-lines';
import { isBusiness } from '../shared/is-business';
import { Badge } from '../ui/badge';

/** Company, contact and address cards; a card whose data was not loaded is left out. */
export function AccountCards({ details }: { details: AccountDetails }) {
  const { customer, contact, addresses } = details;
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {customer && (
        <Card title={isBusiness(customer) ? words.company : words.customer}>
          <p className="font-medium">{customer.company}</p>
          <p>{words.customerNumber(customer.number)}</p>
          {customer.kvk && <p>{words.kvk(customer.kvk)}</p>}
          {isBusiness(customer) && customer.paymentTermDays > 0 && (
            <p>{words.paymentTerm(customer.paymentTermDays)}</p>
          )}
        </Card>
      )}
      {contact && (
        <Card title={words.contact}>
          <p className="font-medium">
            {contact.firstName} {contact.lastName}
          </p>
          <p className="break-words">{contact.email}</p>
          <p>{contact.phone}</p>
        </Card>
      )}
      {addresses?.map((address) => (
        <Card key={address.id} title={address.label || words.addresses}>
          <AddressLines address={address} />
          {address.isDefault && <Badge>{words.defaultAddress}</Badge>}
        </Card>
      ))}
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-1 rounded-l border border-line p-4 text-sm">
      <h2 className="mb-1 text-ink-soft text-xs">{title}</h2>
      {children}
    </section>
  );
}
