import { type FormEvent, useState } from 'react';
import { customerDeskWords as words } from '@/locales/nl/admin/shop/customers';
import { ChangeOutcome } from '../admin/change-outcome';
import { LabelledSelect } from '../shared/labelled-select';
import { Button } from '../ui/button';
import type { CustomerChanges, ShownCustomer } from './customer';

interface CustomerPricesProps extends CustomerChanges {
  customer: ShownCustomer;
  canChange: boolean;
}

/** The price list of a customer. */
export function CustomerPrices({ customer, canChange, ...changes }: CustomerPricesProps) {
  const { priceListId, priceLists } = customer;
  const [chosen, setChosen] = useState(priceListId === null ? '' : String(priceListId));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void changes.change('prices', 'customerDesk.setPriceList', {
      priceListID: chosen === '' ? null : Number(chosen),
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-4">
      <h2 className="font-semibold text-lg">{words.prices}</h2>
      <LabelledSelect
        label={words.priceList}
        value={chosen}
        disabled={!canChange}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          { value: '', text: words.listPrices },
          ...priceLists.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
      />
      {canChange ? (
        <Button type="submit" look="outline" busy={changes.busy === 'prices'}>
          {words.savePrices}
        </Button>
      ) : (
        <p className="text-ink-soft text-sm">{words.noRight}</p>
      )}
      <ChangeOutcome form="prices" {...changes} />
    </form>
  );
}
