import { SITE_ROW } from '@toonbank/contract/editing/kinds';
import { kindNames } from '@/locales/nl/admin/editing';
import { type RowId, rowKey } from '@/store/editing/state';
import { readRow } from './marks';

export interface NamedRow extends RowId {
  /** What a reader knows the row by. */
  label: string;
}

/** The rows of the page, in reading order, each once; the site's own texts are on every page. */
export function rowsOnPage(): NamedRow[] {
  const rows = new Map<string, NamedRow>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-edit], [data-edit-row]')) {
    const row = readRow(element);
    if (row && !rows.has(rowKey(row))) rows.set(rowKey(row), row);
  }
  const site = { kind: 'site', id: SITE_ROW, label: kindNames.site } as const;
  return [...[...rows.values()].filter(({ kind }) => kind !== 'site'), site];
}
