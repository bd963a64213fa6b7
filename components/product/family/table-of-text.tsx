import { useMemo } from 'react';
import { usePagePrices } from '../../buying/use-page-prices';
import { type FamilyTableProps, withCustomerRow } from './family-row';
import { FamilyTable } from './family-table';
import { rowsOf } from './rows-text';

export interface TableOfTextProps extends Omit<FamilyTableProps, 'rows' | 'pending'> {
  text: string;
  /** As the server wrote it; null where the text has the rows. */
  table: Element | null;
  /** Address of the customer's prices, with the VAT of the family in per cent; absent for visitors. */
  follow?: { pricesFrom: string; vat: number } | undefined;
}

export function TableOfText({ text, table, follow, ...props }: TableOfTextProps) {
  const rows = useMemo(() => rowsOf(text, table), [text, table]);
  const prices = usePagePrices(follow?.pricesFrom);
  const own = follow
    ? rows.map((row) => withCustomerRow(row, prices?.[row.id], { vat: follow.vat, view: props.view }))
    : rows;
  return <FamilyTable {...props} rows={own} pending={follow !== undefined && prices === undefined} />;
}
