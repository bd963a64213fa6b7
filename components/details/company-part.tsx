'use client';

import type { AccountDetails } from '@/api/types';
import { details as words } from '@/locales/nl/account/details';
import { CompanyFields } from '../customer/company-fields';
import { DetailsForm } from './details-form';
import { type Close, EditableSection } from './editable-section';
import { Facts } from './facts';
import { useAccountForm } from './use-account-form';

type Customer = NonNullable<AccountDetails['customer']>;

interface CompanyPartProps {
  customer: Customer;
  /** Belgian companies can be customers. */
  belgium: boolean;
}

/** Name, numbers and terms of the company. */
export function CompanyPart({ customer, belgium }: CompanyPartProps) {
  return (
    <EditableSection
      title={words.company}
      form={(close) => <CompanyForm customer={customer} belgium={belgium} close={close} />}
    >
      <Facts
        facts={[
          [words.name, customer.company],
          [words.customerNumber, customer.number],
          [words.kvk, customer.kvk],
          [words.vatNumber, customer.vatNumber],
          ...(customer.paymentTermDays > 0
            ? [[words.paymentTerm, words.days(customer.paymentTermDays)] as const]
            : []),
        ]}
      />
    </EditableSection>
  );
}

function CompanyForm({ customer, belgium, close }: CompanyPartProps & { close: Close }) {
  const { company, kvk, vatNumber } = customer;
  const stored = { company, kvk, vatNumber };
  const form = useAccountForm({
    initial: stored,
    rules: ({ companyForm }) => companyForm(stored),
    request: (fields) => ({ saveCustomer: true, fields }),
    onSaved: () => close(true),
  });
  return (
    <DetailsForm form={form} label={words.changeOf(words.company)} onCancel={() => close(false)}>
      <CompanyFields form={form} belgium={belgium} />
      <p className="text-ink-soft text-sm">{words.fixed}</p>
    </DetailsForm>
  );
}
