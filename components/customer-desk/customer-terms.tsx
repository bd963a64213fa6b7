import { type FormEvent, useId, useState } from 'react';
import { dutchNumber } from '@/lib/dutch-number';
import { parseEuros } from '@/lib/forms/parse-euros';
import { customerDeskWords as words } from '@/locales/nl/admin/shop/customers';
import { ChangeOutcome } from '../admin/change-outcome';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import type { CustomerChanges, ShownCustomer } from './customer';

const MAX_DAYS = 120;

interface CustomerTermsProps extends CustomerChanges {
  customer: ShownCustomer;
  /** Whether the administrator may change them. */
  canChange: boolean;
}

/** Payment term and credit limit. */
export function CustomerTerms({ customer, canChange, ...changes }: CustomerTermsProps) {
  const id = useId();
  const { paymentTermDays, creditLimit } = customer;
  const [days, setDays] = useState(String(paymentTermDays));
  const [limit, setLimit] = useState(creditLimit === null ? '' : dutchNumber(creditLimit, 2, 2));
  const [faults, setFaults] = useState<{ days?: string; limit?: string }>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isDays = /^\d{1,3}$/.test(days.trim()) && Number(days) <= MAX_DAYS;
    const euros = limit.trim() === '' ? null : parseEuros(limit);
    const found = {
      ...(!isDays && { days: words.termFault }),
      ...(euros === undefined && { limit: words.limitFault }),
    };
    setFaults(found);
    if (found.days || euros === undefined) {
      document.getElementById(`${id}-${found.days ? 'days' : 'limit'}`)?.focus();
      return;
    }
    void changes.change('terms', 'customerDesk.setTerms', {
      paymentTermDays: Number(days),
      creditLimit: euros,
    });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4">
      <h2 className="font-semibold text-lg">{words.terms}</h2>
      <Field
        id={`${id}-days`}
        label={words.paymentTerm}
        inputMode="numeric"
        maxLength={3}
        value={days}
        readOnly={!canChange}
        error={faults.days}
        onChange={({ target }) => setDays(target.value)}
      />
      <Field
        id={`${id}-limit`}
        label={words.creditLimit}
        hint={words.creditHint}
        inputMode="decimal"
        maxLength={20}
        value={limit}
        readOnly={!canChange}
        error={faults.limit}
        onChange={({ target }) => setLimit(target.value)}
      />
      {canChange ? (
        <Button type="submit" look="outline" busy={changes.busy === 'terms'}>
          {words.saveTerms}
        </Button>
      ) : (
        <p className="text-ink-soft text-sm">{words.noRight}</p>
      )}
      <ChangeOutcome form="terms" {...changes} />
    </form>
  );
}
