import type { ReactNode } from 'react';
import { reorder as words } from '@/locales/nl/account/order-page';
import { Checkbox } from './checkbox';
import type { useSelection } from './use-selection';

interface SelectableTableProps {
  title: string;
  ticks: Pick<ReturnType<typeof useSelection>, 'all' | 'toggleAll'>;
  /** Label of the checkbox that selects all rows. */
  chooseAll?: string;
  /** No row can be selected. */
  disabled?: boolean;
  /** Names of the columns after the first. */
  heads: string[];
  /** Index of the first column with numbers; those after it have numbers too. */
  numericFrom?: number;
  /** The last column is for buttons and has no name. */
  actions?: boolean;
  children: ReactNode;
}

/** Rows to be ticked, one by one or all at once; on a phone each row is a card. */
export function SelectableTable({
  title,
  ticks,
  disabled,
  heads,
  numericFrom = heads.length,
  actions,
  children,
  ...rest
}: SelectableTableProps) {
  return (
    <table className="table pick-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className="no-print w-10">
            <Checkbox
              checked={ticks.all}
              disabled={disabled}
              onChange={ticks.toggleAll}
              aria-label={rest.chooseAll ?? words.chooseAll}
            />
          </th>
          {heads.map((text, at) => (
            <th key={text} scope="col" className={at >= numericFrom ? 'numeric' : undefined}>
              {text}
            </th>
          ))}
          {actions && <td />}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
