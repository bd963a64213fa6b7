import { useId } from 'react';
import { orderStatuses, orders as words } from '@/locales/nl/account';
import type { OrderFilter } from '../page-props';
import { Button } from '../ui/button';
import { Field, FieldFrame } from '../ui/field';
import { Select } from '../ui/select';

const statuses = [
  { value: '', text: words.anyStatus },
  ...Object.entries(orderStatuses).map(([value, { text }]) => ({ value, text })),
];

/** A plain GET form: `zoek` and `status`. */
export function OrderFilters({ filter, action }: { filter: OrderFilter; action: string }) {
  const id = useId();
  return (
    <form action={action} method="get" className="mb-6 flex flex-wrap items-end gap-3">
      <div className="min-w-48 grow">
        <Field
          id={`${id}-search`}
          name="zoek"
          type="search"
          label={words.search}
          defaultValue={filter.search}
        />
      </div>
      <div className="w-44">
        <FieldFrame id={`${id}-status`} label={words.status}>
          <Select id={`${id}-status`} name="status" options={statuses} defaultValue={filter.status ?? ''} />
        </FieldFrame>
      </div>
      <Button type="submit" look="outline">
        {words.show}
      </Button>
    </form>
  );
}
