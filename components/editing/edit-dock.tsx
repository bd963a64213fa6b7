'use client';

import { editingWords as words } from '@/locales/nl/admin/editing';
import { isChanged, rowKey } from '@/store/editing/state';
import { Button } from '../ui/button';
import { Presence } from './presence';
import { SaveStatus } from './save-status';
import { useRows } from './use-page-drafts';

interface EditDockProps {
  onDetails: () => void;
  onPublish: () => void;
  onEnd: () => void;
}

/** Stays at the window's lower edge while editing is on: whether all is saved, and what to do next. */
export function EditDock({ onDetails, onPublish, onEnd }: EditDockProps) {
  const rows = Object.values(useRows());
  const changed = rows.filter(isChanged).length;
  return (
    <section aria-label={words.dock} data-editor-part className="edit-dock">
      <SaveStatus rows={rows} />
      {rows.filter(isChanged).map((row) => (
        <Presence key={rowKey(row)} row={row} />
      ))}
      <div className="edit-dock-actions">
        <Button look="outline" size="s" onClick={onDetails}>
          {words.details}
        </Button>
        <Button size="s" onClick={onPublish}>
          {changed > 0 ? words.publishCount(changed) : words.publish}
        </Button>
        <Button look="quiet" size="s" onClick={onEnd}>
          {words.off}
        </Button>
      </div>
    </section>
  );
}
