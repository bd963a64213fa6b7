import { SITE_ROW } from '@toonbank/contract/editing/kinds';
import { kindNames } from '@/locales/nl/admin/editing';
import { type RowId, rowKey } from '@/store/editing/state';
import { allMarks } from './marks';

export interface NamedRow extends RowId {
  /** What a reader knows the row by. */
  label: string;
}

/** The rows of the page, in reading order, each once; the site's own texts are on every page. */
export function rowsOnPage(): NamedRow[] {
  const rows = new Map(
    allMarks().map(({ kind, id, label }): [string, NamedRow] => [rowKey({ kind, id }), { kind, id, label }]),
  );
  const site = { kind: 'site', id: SITE_ROW, label: kindNames.site } as const;
  return [...[...rows.values()].filter(({ kind }) => kind !== 'site'), site];
}
