'use client';

import type { Finding } from '@toonbank/contract/text-checks/finding';
import { useId, useState } from 'react';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { textCheckWords as checkWords } from '@/locales/nl/admin/text-checks';
import { isChanged, rowKey } from '@/store/editing/state';
import { Button } from '../ui/button';
import { CheckPanel } from './checks/check-panel';
import type { TextChecks } from './checks/use-text-checks';
import { Presence } from './presence';
import { SaveStatus } from './save-status';
import { useRows } from './use-page-drafts';

interface EditDockProps {
  /** What was just done; empty once something else is edited. */
  message: string;
  checks: TextChecks;
  canPublish: boolean;
  onGo: (finding: Finding) => void;
  onDetails: () => void;
  onPublish: () => void;
  onEnd: () => void;
}

/** Stays at the window's lower edge while editing is on: whether all is saved, and what to do next. */
export function EditDock({ message, checks, canPublish, onGo, onDetails, onPublish, onEnd }: EditDockProps) {
  const rows = Object.values(useRows());
  const [showsChecks, setShowsChecks] = useState(false);
  const panelId = useId();
  const changed = rows.filter(isChanged).length;
  return (
    <section aria-label={words.dock} data-editor-part className="edit-dock">
      {showsChecks && (
        <CheckPanel id={panelId} {...{ checks, onGo }} canAccept={canPublish} hasRows={rows.length > 0} />
      )}
      {message !== '' && changed === 0 ? (
        <p role="status" className="edit-status">
          {message}
        </p>
      ) : (
        <SaveStatus rows={rows} />
      )}
      {rows.filter(isChanged).map((row) => (
        <Presence key={rowKey(row)} row={row} />
      ))}
      <div className="edit-dock-actions">
        <Button
          look="outline"
          size="s"
          aria-expanded={showsChecks}
          aria-controls={showsChecks ? panelId : undefined}
          onClick={() => setShowsChecks(!showsChecks)}
        >
          {checkWords.panelCount(checks.findings.length)}
        </Button>
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
