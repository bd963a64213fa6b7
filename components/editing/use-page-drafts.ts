import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { callApi } from '@/store/call-api';
import { openRow } from '@/store/editing/open-row';
import { type EditedRow, rowKey } from '@/store/editing/state';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { allMarks } from './marks';
import { showAllPublished, showDraft } from './shown-drafts';

const none: Readonly<Record<string, EditedRow>> = {};
/** The rows that were opened for editing. */
export const useRows = () => useAppSelector((state) => state.editing?.rows ?? none);

interface PageDraftsOptions {
  /** The element that is edited now: its text is shown by its editor. */
  active: HTMLElement | undefined;
  safeHtml: (html: string) => string;
}

/** Shows the own drafts of the page's rows while editing is on, and what visitors see afterwards. */
export function usePageDrafts({ active, safeHtml }: PageDraftsOptions): void {
  const dispatch = useAppDispatch();
  const pathname = usePathname();
  const rows = useRows();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other rows
  useEffect(() => {
    const open = async () => {
      const outcome = await dispatch(callApi('editing.changes', {}));
      if ('refusal' in outcome) return;
      const onPage = new Set(allMarks().map(rowKey));
      for (const change of outcome.value)
        if (change.own && change.publishAt === null && onPage.has(rowKey(change)))
          await dispatch(openRow({ kind: change.kind, id: change.id }));
    };
    void open();
  }, [dispatch, pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useEffect(() => {
    if (active) return;
    for (const row of Object.values(rows)) showDraft(row, safeHtml);
  }, [rows, active, pathname, safeHtml]);

  useEffect(() => showAllPublished, []);
}
