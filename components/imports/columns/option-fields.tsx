import { groupActions, type ImportKind } from '@toonbank/contract';
import { fromLocalInput, toLocalInput } from '@/lib/amsterdam-time';
import { importWords as words } from '@/locales/nl/admin/imports';
import { Checkbox } from '../../form/checkbox';
import { Field, FieldFrame } from '../../form/field';
import { Select } from '../../form/select';
import type { ImportOptions, SheetColumns } from './use-columns';

interface OptionFieldsProps {
  kind: ImportKind;
  priceLists: SheetColumns['priceLists'];
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
}

/** Questions about facts that the file does not have, by kind of import. */
export function OptionFields({ kind, priceLists, options, onChange }: OptionFieldsProps) {
  if (kind === 'stock')
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldFrame id="stock-meaning" label={words.meaning}>
          <Select
            id="stock-meaning"
            value={options.stock_meaning ?? 'physical'}
            onChange={({ target }) =>
              onChange({ ...options, stock_meaning: target.value as 'physical' | 'available' })
            }
            options={[
              { value: 'physical', text: words.physical },
              { value: 'available', text: words.available },
            ]}
          />
        </FieldFrame>
        <Field
          id="stock-moment"
          type="datetime-local"
          label={words.moment}
          value={options.moment ? toLocalInput(options.moment) : ''}
          onChange={({ target }) => {
            const { moment: _, ...rest } = options;
            const moment = fromLocalInput(target.value);
            onChange(moment ? { ...rest, moment } : rest);
          }}
        />
      </div>
    );
  if (kind === 'prices' && priceLists.length > 0)
    return (
      <div className="max-w-md">
        <FieldFrame id="price-list" label={words.priceList}>
          <Select
            id="price-list"
            value={options.price_list_id ?? ''}
            onChange={({ target }) => {
              const { price_list_id: _, ...rest } = options;
              onChange(target.value === '' ? rest : { ...rest, price_list_id: Number(target.value) });
            }}
            options={[
              { value: '', text: words.noPriceList },
              ...priceLists.map(({ id, name }) => ({ value: id, text: name })),
            ]}
          />
        </FieldFrame>
      </div>
    );
  if (kind === 'groups')
    return (
      <div className="max-w-md">
        <FieldFrame id="group-action" label={words.groupAction}>
          <Select
            id="group-action"
            value={options.group_action ?? 'add'}
            onChange={({ target }) =>
              onChange({ ...options, group_action: target.value as (typeof groupActions)[number] })
            }
            options={groupActions.map((action) => ({ value: action, text: words.groupActions[action] }))}
          />
        </FieldFrame>
      </div>
    );
  if (kind === 'products')
    return (
      <label className="flex items-center gap-3 text-sm">
        <Checkbox
          checked={options.add_new ?? false}
          onChange={({ target }) => onChange({ ...options, add_new: target.checked })}
        />
        {words.addNew}
      </label>
    );
  return null;
}
