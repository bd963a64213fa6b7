'use client';

import type { AccountDetails } from '@/api/types';
import { details as words } from '@/locales/nl/account/details';
import { isBusiness } from '../shared/is-business';
import type { Shop } from '../shop';
import { Notice } from '../ui/notice';
import { AddressesPart } from './addresses-part';
import { CompanyPart } from './company-part';
import { ContactPart } from './contact-part';
import { PasswordPart } from './password-part';
import { useAccount } from './use-account';

interface DetailsPartsProps {
  /** Data of the page as it was loaded. */
  read: AccountDetails;
  prices: Shop['prices'];
}

/** The account, section by section. Consumers have no company section, unless they entered company data. */
export function DetailsParts({ read, prices }: DetailsPartsProps) {
  const { data, failed } = useAccount(read);
  const { customer, contact, addresses = [], countries = [] } = data;
  const delivered = countries.map(({ code }) => code).filter((code) => code === 'NL' || code === 'BE');
  const business = prices === 'customers' || (customer !== undefined && isBusiness(customer));
  return (
    <div className="flex flex-col gap-6">
      {failed && (
        <Notice tone="warning" urgent>
          {words.notRead}
        </Notice>
      )}
      {customer && business && <CompanyPart customer={customer} belgium={delivered.includes('BE')} />}
      {contact && <ContactPart contact={contact} />}
      <AddressesPart addresses={addresses} countries={delivered} />
      <PasswordPart />
    </div>
  );
}
