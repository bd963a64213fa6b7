'use client';

import { editingWords as words } from '@/locales/nl/admin/editing';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { type EditedRow, fieldValue, type SaveState } from '@/store/editing/state';

/** The worst first: the line has room for one. */
const order: readonly SaveState[] = ['refused', 'conflict', 'away', 'saving', 'waiting', 'saved'];
const noSession = new Set(['session_invalid', 'session_missing', 'admin_required']);

/** A page that visitors do not see, and that this draft does not show them either. */
const isHidden = (row: EditedRow) => row.kind === 'page' && fieldValue(row, 'visible') === 'false';

function statusText(row: EditedRow): string {
  const { save, problem } = row;
  if (save === 'saved' && isHidden(row)) return words.save.hidden;
  if (save === 'refused')
    return problem === 'not_found' ? words.save.gone : adminErrorText(problem ?? 'internal');
  if (save === 'away' && problem && noSession.has(problem)) return words.save.session;
  return words.save[save];
}

/** Whether what was typed is saved, of all rows. */
export function SaveStatus({ rows }: { rows: readonly EditedRow[] }) {
  const worst =
    order.slice(0, -1).flatMap((state) => rows.find(({ save }) => save === state) ?? [])[0] ??
    rows.find(isHidden) ??
    rows[0];
  const isBad = worst && (['refused', 'conflict', 'away'].includes(worst.save) || isHidden(worst));
  return (
    <p role="status" className={isBad ? 'edit-status edit-status-bad' : 'edit-status'}>
      {worst ? statusText(worst) : ''}
    </p>
  );
}
