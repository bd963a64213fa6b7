import { useId } from 'react';
import { ORDERS } from '@/lib/urls/account-urls';
import { orderStatuses, orders as words } from '@/locales/nl/account/account';
import { Field, FieldFrame } from '../form/field';
import { Select } from '../form/select';
import { Button, buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { isFiltered, type OrderFilter } from './order-filter';

const statuses = [
  { value: '', text: words.anyStatus },
  ...Object.entries(orderStatuses).map(([value, { text }]) => ({ value, text })),
];

/** A plain GET form: `zoek`, `status`, `van` and `tot`. */
export function OrderFilters({ filter }: { filter: OrderFilter }) {
  const id = useId();
  return (
    <form action={ORDERS} method="get" className="mb-6 flex flex-wrap items-end gap-3">
      <div className="min-w-56 grow basis-full sm:basis-0">
        <Field
          id={`${id}-search`}
          name="zoek"
          type="search"
          label={words.search}
          defaultValue={filter.search}
          maxLength={200}
        />
      </div>
      <div className="w-40 grow sm:grow-0">
        <FieldFrame id={`${id}-status`} label={words.status}>
          <Select id={`${id}-status`} name="status" options={statuses} defaultValue={filter.status ?? ''} />
        </FieldFrame>
      </div>
      <div className="w-36 grow sm:grow-0">
        <Field id={`${id}-from`} name="van" type="date" label={words.from} defaultValue={filter.from} />
      </div>
      <div className="w-36 grow sm:grow-0">
        <Field id={`${id}-until`} name="tot" type="date" label={words.until} defaultValue={filter.until} />
      </div>
      <Button type="submit" look="outline">
        {words.show}
      </Button>
      {isFiltered(filter) && (
        <SiteLink href={ORDERS} className={buttonClass('quiet')}>
          {words.clear}
        </SiteLink>
      )}
    </form>
  );
}
