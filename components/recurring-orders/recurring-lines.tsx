import { quickOrder } from '@/locales/nl/quick-order';
import { recurringForm as words } from '@/locales/nl/recurring-orders';
import { QuickRowItem } from '../quick-order/quick-row-item';
import { keyOf } from '../quick-order/rows';
import type { PriceView } from '../shop';
import type { RecurringFormState } from './use-recurring-form';

/** Lines of the order; products that are no longer sold stay listed. */
export function RecurringLines({ form, view }: { form: RecurringFormState; view: PriceView }) {
  return (
    <ul aria-label={quickOrder.list} className="border-line border-t">
      {form.rows.map((row, at) => (
        <QuickRowItem
          key={keyOf(row)}
          row={row}
          view={view}
          onChange={(change) => form.changeRow(at, change)}
          onRemove={() => form.removeRow(at)}
          onTake={(quantity) => form.changeRow(at, { unitId: row.item.unitId, quantity })}
        >
          {!row.item.available && <p className="col-span-3 text-danger text-sm">{words.goneLine}</p>}
        </QuickRowItem>
      ))}
    </ul>
  );
}
