'use client';

import type { AccountDetails } from '@/api/types';
import { details as words } from '@/locales/nl/account/details';
import { CompanyFields } from '../customer/company-fields';
import { DetailsForm } from './details-form';
import { type Close, EditableSection } from './editable-section';
import { Facts } from './facts';
import { judgeTexts } from './judge';
import { useDetailsForm } from './use-details-form';

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
  const form = useDetailsForm({
    first: { company, kvk, vatNumber },
    judge: (typed) => judgeTexts(typed, ['company']),
    changeOf: (fields) => ({ saveCustomer: true, fields }),
    onSaved: () => close(true),
  });
  const { id, busy, failure, submit } = form;
  const frame = { id, busy, failure, onSubmit: submit, onCancel: () => close(false) };
  return (
    <DetailsForm {...frame} label={words.changeOf(words.company)}>
      <CompanyFields {...form} belgium={belgium} />
      <p className="text-ink-soft text-sm">{words.fixed}</p>
    </DetailsForm>
  );
}
