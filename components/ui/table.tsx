import type { ReactNode } from 'react';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts stand to the right. */
  numeric?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** A table with a sticky head; on a phone each row is a card whose cells say their column. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className="card-table w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 bg-surface">
        <tr>
          {columns.map(({ label, numeric }) => (
            <th
              key={label}
              scope="col"
              className={`border-line-strong border-b px-3 py-2 font-medium text-ink-soft first:pl-0 last:pr-0 ${numeric ? 'text-right' : 'text-left'}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-line border-b">
            {columns.map(({ label, cell, numeric }) => (
              <td
                key={label}
                data-label={label}
                className={`px-3 py-3 first:pl-0 last:pr-0 ${numeric ? 'text-right tabular-nums' : ''}`}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
