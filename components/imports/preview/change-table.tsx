import { changeWarningWords, importFieldWords, importWords as words } from '@/locales/nl/admin/imports';
import { Checkbox } from '../../form/checkbox';
import { Badge } from '../../ui/badge';
import { type Column, Table } from '../../ui/table';
import { percentText, valueText } from '../value-text';
import type { ImportChange } from './use-changes';

interface ChangeTableProps {
  rows: readonly ImportChange[];
  /** Absent: the import can't be changed any more. */
  onTick?: (row: ImportChange, ticked: boolean) => void;
}

const nameOf = ({ code, name }: ImportChange) => (name === '' ? code : name);

/** What each line changes: was, becomes, difference. */
export function ChangeTable({ rows, onTick }: ChangeTableProps) {
  const columns: Column<ImportChange>[] = [
    {
      label: words.take,
      cell: (row) => (
        <Checkbox
          aria-label={words.takeOne(nameOf(row), importFieldWords[row.field])}
          checked={row.ticked}
          disabled={!onTick}
          onChange={({ target }) => onTick?.(row, target.checked)}
        />
      ),
    },
    { label: words.line, numeric: true, cell: ({ line }) => (line > 0 ? line : '–') },
    { label: words.article, cell: (row) => <Subject row={row} /> },
    { label: words.field, cell: ({ field }) => importFieldWords[field] },
    {
      label: words.before,
      numeric: true,
      cell: ({ field, before }) => <span className="text-ink-soft">{valueText(field, before)}</span>,
    },
    {
      label: words.after,
      numeric: true,
      cell: ({ field, after }) => <strong className="wrap-anywhere">{valueText(field, after)}</strong>,
    },
    {
      label: words.percent,
      numeric: true,
      cell: ({ percent }) => (percent === null ? '' : percentText(percent)),
    },
  ];
  return <Table caption={words.table} columns={columns} rows={rows} keyOf={({ changeId }) => changeId} />;
}

function Subject({ row }: { row: ImportChange }) {
  const { code, part, warnings } = row;
  return (
    <span className="wrap-anywhere flex min-w-0 flex-col items-end gap-0.5 md:items-start">
      <span>{nameOf(row)}</span>
      <span className="text-ink-soft text-xs">{[code, part].filter((text) => text !== '').join(' · ')}</span>
      {warnings.map((warning) => (
        <Badge key={warning} tone="warning">
          {changeWarningWords[warning]}
        </Badge>
      ))}
    </span>
  );
}
