'use client';

import { readIban, readRegisterNumber, readVatNumber } from '@toonbank/contract/forms/company-numbers';
import { type FormEvent, useId, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { dutchNumber } from '@/lib/dutch-number';
import { parseEuros } from '@/lib/forms/parse-euros';
import { shopSettingWords as words } from '@/locales/nl/admin/shop/shop-settings';
import { ChangeOutcome } from '../admin/change-outcome';
import { LoadState } from '../admin/load-state';
import { type DeskChanges, useDeskRow } from '../admin/use-desk-row';
import { Field } from '../form/field';
import { Button } from '../ui/button';

const FORM = 'shop';
type Shown = AnswerOf<'shopSettings.shop'>;
const amounts = ['shippingNl', 'shippingBe', 'freeFrom'] as const;
const numbers = ['coc', 'vatNumber', 'iban'] as const;
const readers = { coc: readRegisterNumber, vatNumber: readVatNumber, iban: readIban };
const conflictText = () => words.changed;

function ShopForm({ shown, ...changes }: DeskChanges<'shopSettings.shop'> & { shown: Shown }) {
  const id = useId();
  const [typed, setTyped] = useState(() => ({
    shippingNl: dutchNumber(shown.costs.shippingNl, 2, 2),
    shippingBe: dutchNumber(shown.costs.shippingBe, 2, 2),
    freeFrom: dutchNumber(shown.costs.freeFrom, 2, 2),
  }));
  const [company, setCompany] = useState(shown.company);
  const [faults, setFaults] = useState<Partial<typeof typed & Shown['company']>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = amounts.map((name) => [name, parseEuros(typed[name])] as const);
    const wrong = [
      ...read.filter(([, euros]) => euros === undefined).map(([name]) => [name, words.amountFault] as const),
      ...numbers
        .filter((name) => company[name] !== shown.company[name] && company[name].trim() !== '')
        .filter((name) => !readers[name](company[name]))
        .map((name) => [name, words.numberFaults[name]] as const),
    ];
    setFaults(Object.fromEntries(wrong));
    if (wrong[0]) {
      document.getElementById(`${id}-${wrong[0][0]}`)?.focus();
      return;
    }
    const costs = Object.fromEntries(read) as Shown['costs'];
    const { costs: seenCosts, company: seenCompany } = shown;
    void changes.change(FORM, 'shopSettings.setShop', {
      seen: { costs: seenCosts, company: seenCompany },
      shop: { costs, company },
    });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-8">
      <fieldset className="flex flex-col gap-4">
        <legend className="font-semibold text-lg">{words.costs}</legend>
        <p className="text-ink-soft text-sm">{words.costsHint}</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {amounts
            .filter((name) => name !== 'shippingBe' || shown.belgium)
            .map((name) => (
              <Field
                key={name}
                id={`${id}-${name}`}
                label={words[name]}
                inputMode="decimal"
                maxLength={14}
                error={faults[name]}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            ))}
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="font-semibold text-lg">{words.company}</legend>
        <p className="text-ink-soft text-sm">{words.companyHint}</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {numbers.map((name) => (
            <Field
              key={name}
              id={`${id}-${name}`}
              label={words[name]}
              maxLength={name === 'iban' ? 42 : 20}
              autoComplete="off"
              error={faults[name]}
              value={company[name]}
              onChange={({ target }) => setCompany({ ...company, [name]: target.value })}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-col items-start gap-3">
        <Button type="submit" busy={changes.busy === FORM}>
          {words.save}
        </Button>
        <ChangeOutcome form={FORM} {...changes} />
      </div>
    </form>
  );
}

/** Costs of delivery, and the numbers on documents. */
export function ShopSettings() {
  const { row: shown, failure, version, ...changes } = useDeskRow('shopSettings.shop', {}, { conflictText });
  if (!shown) return <LoadState failure={failure} onRetry={() => void changes.reload()} />;
  return <ShopForm key={version} {...{ shown, ...changes }} />;
}
