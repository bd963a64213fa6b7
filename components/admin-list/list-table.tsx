import type { Ref } from 'react';
import { listWords as words } from '@/locales/nl/admin/list';
import { Checkbox } from '../form/checkbox';
import { Icon } from '../ui/icon';
import type { ListColumn } from './list-definition';
import { nextSort } from './list-state';

interface ListTableProps<Row> {
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  sort: string;
  onSort: (sort: string) => void;
  /** Absent: rows are not ticked. */
  ticks?: { ticked: ReadonlySet<number>; all: boolean; toggle: (key: number) => void; toggleAll: () => void };
  isStale: boolean;
  tableRef: Ref<HTMLTableElement>;
}

const sortState = (sort: string, by: string) =>
  sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : undefined;

/** The rows of a list: a table with a sticky head and first column; on a phone each row is a card. */
export function ListTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  nameOf,
  sort,
  onSort,
  ticks,
  isStale,
  tableRef,
}: ListTableProps<Row>) {
  return (
    <table ref={tableRef} className="admin-list" data-ticks={ticks ? '' : undefined} aria-busy={isStale}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {ticks && (
            <th scope="col" className="admin-list-tick">
              <Checkbox checked={ticks.all} onChange={ticks.toggleAll} aria-label={words.tickAll} />
            </th>
          )}
          {columns.map(({ key, heading, sort: by, descendingFirst, numeric }) => (
            <th
              key={key}
              scope="col"
              className={numeric ? 'numeric' : undefined}
              aria-sort={by ? sortState(sort, by) : undefined}
            >
              {by ? (
                <button type="button" onClick={() => onSort(nextSort(sort, by, descendingFirst))}>
                  {heading}
                  <Icon name="chevron-down" className="size-4" />
                </button>
              ) : (
                heading
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row);
          return (
            <tr key={key} data-row="">
              {ticks && (
                <td className="admin-list-tick">
                  <Checkbox
                    checked={ticks.ticked.has(key)}
                    onChange={() => ticks.toggle(key)}
                    aria-label={words.tick(nameOf(row))}
                  />
                </td>
              )}
              {columns.map(({ key: column, heading, cell, numeric, phone }, at) => {
                const content = cell(row);
                const props = {
                  'data-label': heading,
                  'data-phone': phone,
                  className: numeric ? 'numeric' : undefined,
                };
                return at === 0 ? (
                  <th key={column} scope="row" {...props}>
                    {content}
                  </th>
                ) : (
                  <td key={column} {...props}>
                    {content}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
