import { changeWarningWords, importFieldWords, importWords as words } from '@/locales/nl/admin/imports';
import { Checkbox } from '../../form/checkbox';
import { Badge } from '../../ui/badge';
import { valueText } from '../value-text';
import type { ImportChange } from './use-changes';

interface NewEntryProps {
  /** All changes that one line makes for a new article or customer: they are taken together. */
  rows: readonly [ImportChange, ...ImportChange[]];
  onTick: ((rows: readonly ImportChange[], ticked: boolean) => void) | undefined;
}

/** A new article or customer with all its values, as one row of the table of changes. */
export function NewEntry({ rows, onTick }: NewEntryProps) {
  const [{ line, code, name, part }] = rows;
  const named = rows.find(({ field }) => field === 'name' || field === 'company');
  const title = name || named?.after || code;
  const about = [code, part].filter((text) => text !== '' && text !== title).join(' · ');
  const warnings = new Set(rows.flatMap((row) => row.warnings));
  return (
    <tr className="grid grid-cols-[2.25rem_1fr] items-baseline gap-x-2 border-line border-b py-3 md:table-row">
      <td className="row-span-2 self-start md:p-2">
        <Checkbox
          aria-label={words.takeNew(title)}
          checked={rows.every(({ ticked }) => ticked)}
          disabled={!onTick}
          onChange={({ target }) => onTick?.(rows, target.checked)}
        />
      </td>
      <td className="hidden text-right text-ink-soft tabular-nums md:table-cell md:p-2">
        {line > 0 ? line : '–'}
      </td>
      <td className="wrap-anywhere md:min-w-44 md:p-2">
        <span className="block font-medium md:font-normal">{title}</span>
        <span className="block text-ink-soft text-xs">{about}</span>
        <Badge tone="success">{words.isNew}</Badge>
        {[...warnings].map((warning) => (
          <Badge key={warning} tone="warning">
            {changeWarningWords[warning]}
          </Badge>
        ))}
      </td>
      <td colSpan={4} className="col-start-2 md:p-2">
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1 md:mt-0">
          {rows
            .filter((row) => row !== named)
            .map(({ changeId, field, after }) => (
              <div key={changeId} className="flex gap-1.5">
                <dt className="text-ink-soft">{importFieldWords[field]}</dt>
                <dd className="wrap-anywhere font-medium tabular-nums">{valueText(field, after)}</dd>
              </div>
            ))}
        </dl>
      </td>
    </tr>
  );
}
