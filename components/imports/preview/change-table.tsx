import { changeWarningWords, importFieldWords, importWords as words } from '@/locales/nl/admin/imports';
import { Checkbox } from '../../form/checkbox';
import { Badge } from '../../ui/badge';
import { percentText, valueText } from '../value-text';
import { NewEntry } from './new-entry';
import type { ImportChange } from './use-changes';

interface ChangeTableProps {
  rows: readonly ImportChange[];
  /** Absent: the import can't be changed any more. */
  onTick?: (rows: readonly ImportChange[], ticked: boolean) => void;
}

const nameOf = ({ code, name }: ImportChange) => (name === '' ? code : name);

type Entry = [ImportChange, ...ImportChange[]];

/** The changes as the table shows them: all that one line makes for a new article or customer are one entry. */
function entriesOf(rows: readonly ImportChange[]): Entry[] {
  const entries: Entry[] = [];
  for (const row of rows) {
    const last = entries.at(-1);
    const isSame = row.change === 'new' && last?.[0].change === 'new';
    if (isSame && row.line > 0 && last[0].line === row.line && last[0].code === row.code) last.push(row);
    else entries.push([row]);
  }
  return entries;
}

const heads = [
  { label: words.take },
  { label: words.line, isNumber: true },
  { label: words.article },
  { label: words.field },
  { label: words.before, isNumber: true },
  { label: words.after, isNumber: true },
  { label: words.percent, isNumber: true },
];

/** What each line changes: was, becomes, difference. On a phone a row is a block of two or three short lines. */
export const ChangeTable = ({ rows, onTick }: ChangeTableProps) => (
  <table className="block w-full text-sm md:table">
    <caption className="sr-only">{words.table}</caption>
    <thead className="sr-only md:not-sr-only md:table-header-group">
      <tr className="border-line-strong border-b text-ink-soft">
        {heads.map(({ label, isNumber }) => (
          <th key={label} scope="col" className={`p-2 font-medium ${isNumber ? 'text-right' : 'text-left'}`}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="block md:table-row-group">
      {entriesOf(rows).map((entry) =>
        entry.length > 1 ? (
          <NewEntry key={entry[0].changeId} rows={entry} onTick={onTick} />
        ) : (
          <ChangeRow key={entry[0].changeId} row={entry[0]} onTick={onTick} />
        ),
      )}
    </tbody>
  </table>
);

function ChangeRow({ row, onTick }: { row: ImportChange; onTick: ChangeTableProps['onTick'] }) {
  const { line, code, part, field, before, after, percent, warnings, ticked } = row;
  const about = [code, part].filter((text) => text !== '').join(' · ');
  return (
    <tr className="grid grid-cols-[2.25rem_1fr_auto] items-baseline gap-x-2 border-line border-b py-3 md:table-row">
      <td className="row-span-2 self-start md:p-2">
        <Checkbox
          aria-label={words.takeOne(nameOf(row), importFieldWords[field])}
          checked={ticked}
          disabled={!onTick}
          onChange={({ target }) => onTick?.([row], target.checked)}
        />
      </td>
      <td className="hidden text-right text-ink-soft tabular-nums md:table-cell md:p-2">
        {line > 0 ? line : '–'}
      </td>
      <td className="wrap-anywhere col-span-2 md:p-2">
        <span className="block font-medium md:font-normal">{nameOf(row)}</span>
        <span className="block text-ink-soft text-xs">{about}</span>
        {warnings.map((warning) => (
          <Badge key={warning} tone="warning">
            {changeWarningWords[warning]}
          </Badge>
        ))}
      </td>
      <td className="col-start-2 text-ink-soft md:p-2 md:text-ink">{importFieldWords[field]}</td>
      <td className="hidden text-right text-ink-soft tabular-nums md:table-cell md:p-2">
        {valueText(field, before)}
      </td>
      <td className="wrap-anywhere text-right tabular-nums md:p-2">
        <span className="text-ink-soft md:hidden">{valueText(field, before)} → </span>
        <strong>{valueText(field, after)}</strong>
      </td>
      <td className="col-span-2 col-start-2 text-right text-ink-soft tabular-nums empty:hidden md:p-2 md:text-ink md:empty:table-cell">
        {percent === null ? null : percentText(percent)}
      </td>
    </tr>
  );
}
