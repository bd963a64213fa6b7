'use client';

import { useEffect, useRef, useState } from 'react';
import { historyOf } from '@/lib/urls/admin-urls';
import { rowName, editingWords as words } from '@/locales/nl/admin/editing';
import { rowKey } from '@/store/editing/state';
import { type NamedRow, rowsOnPage } from './rows-on-page';

/** Links to the history of the rows of the page, in a menu that opens: read anew whenever it does. */
export function HistoryLinks() {
  const item = useRef<HTMLLIElement>(null);
  const [rows, setRows] = useState<readonly NamedRow[]>([]);
  useEffect(() => {
    const menu = item.current?.closest('details');
    const read = () => setRows(rowsOnPage().filter(({ kind }) => kind !== 'site'));
    menu?.addEventListener('toggle', read);
    return () => menu?.removeEventListener('toggle', read);
  }, []);
  return (
    <li ref={item} className="admin-bar-rows" hidden={rows.length === 0}>
      <span>{words.historyOfPage}</span>
      <ul>
        {rows.map((row) => (
          <li key={rowKey(row)}>
            <a href={historyOf(row)} target="_self">
              {rowName(row)}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
