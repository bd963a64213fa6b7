import { useMemo } from 'react';
import type { FamilyTableProps } from './family-row';
import { FamilyTable } from './family-table';
import { rowsOf } from './rows-text';

interface TableOfTextProps extends Omit<FamilyTableProps, 'rows'> {
  text: string;
  /** As the server wrote it; null where the text has the rows. */
  table: Element | null;
}

export function TableOfText({ text, table, ...props }: TableOfTextProps) {
  const rows = useMemo(() => rowsOf(text, table), [text, table]);
  return <FamilyTable {...props} rows={rows} />;
}
