'use client';

import type { HistoryKind } from '@toonbank/contract';
import { useEffect, useId, useRef } from 'react';
import { logWords as words } from '@/locales/nl/admin/action-log';
import { PagedList } from '../admin/paged-list';
import { usePages } from '../admin/use-pages';
import { ActionRow } from './action-row';

interface RowHistoryProps {
  kind: HistoryKind;
  /** Ids, or names of settings. */
  targets: readonly string[];
  /** The value on the page: once it is another one, the history is read again. */
  shown?: unknown;
  /** An action that the page shows elsewhere; where there is no other one, nothing is shown. */
  without?: string;
  heading?: string;
}

/** `Geschiedenis`: who changed what of the row that the page shows, with each value before and after. */
export function RowHistory({ kind, targets, shown, without, heading = words.history }: RowHistoryProps) {
  const id = useId();
  const list = usePages('workbench.history', { kind, targets: [...targets] });
  const { reload } = list;
  const known = useRef(shown);
  useEffect(() => {
    if (known.current === shown) return;
    known.current = shown;
    void reload();
  }, [shown, reload]);
  const rows = list.rows.filter(({ action }) => action !== without);
  if (without && rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-semibold text-lg">
        {heading}
      </h2>
      <PagedList list={list} empty={<p className="text-ink-soft text-sm">{words.noHistory}</p>}>
        <ol className="flex flex-col divide-y divide-line border-line border-y text-sm">
          {rows.map((done) => (
            <ActionRow key={done.id} done={done} onItsPage />
          ))}
        </ol>
      </PagedList>
    </section>
  );
}
