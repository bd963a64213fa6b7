import { Fragment, type ReactNode } from 'react';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, for amounts and counts. */
  numeric?: boolean;
  /** For actions: absent in print. */
  screenOnly?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Shown below a row, across all columns; null: nothing. */
  below?: (row: Row) => ReactNode;
}

const classOf = ({ numeric, screenOnly }: Pick<Column<never>, 'numeric' | 'screenOnly'>) =>
  numeric ? 'numeric' : screenOnly ? 'no-print' : undefined;

/** A table with a sticky head; on a phone each row is a card whose cells name their column. */
export function Table<Row>({ caption, columns, rows, keyOf, below }: TableProps<Row>) {
  return (
    <table className="table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={classOf(column)}>
              {column.label}
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
                {columns.map((column) => (
                  <td key={column.label} data-label={column.label} className={classOf(column)}>
                    {column.cell(row)}
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
