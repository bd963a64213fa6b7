import { Fragment, type ReactNode } from 'react';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, for amounts and counts. */
  numeric?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Shown below a row, across all columns; null: nothing. */
  below?: (row: Row) => ReactNode;
}

/** A table with a sticky head; on a phone each row is a card whose cells name their column. */
export function Table<Row>({ caption, columns, rows, keyOf, below }: TableProps<Row>) {
  return (
    <table className="table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" className={numeric ? 'numeric' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const extra = below?.(row);
          return (
            <Fragment key={keyOf(row)}>
              <tr>
                {columns.map(({ label, cell, numeric }) => (
                  <td key={label} data-label={label} className={numeric ? 'numeric' : undefined}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
              {extra && (
                <tr>
                  <td colSpan={columns.length}>
                    <div className="w-full text-left">{extra}</div>
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
