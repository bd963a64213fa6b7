'use client';

import type { Finding } from '@toonbank/contract/text-checks/finding';
import { useId, useState } from 'react';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { textCheckWords as checkWords } from '@/locales/nl/admin/text-checks';
import { fieldValue, isChanged, rowKey } from '@/store/editing/state';
import { Button } from '../ui/button';
import { CheckPanel } from './checks/check-panel';
import type { TextChecks } from './checks/use-text-checks';
import { FactLine } from './fields/fact-line';
import type { Mark } from './marks';
import { Presence } from './presence';
import { SaveStatus } from './save-status';
import { useRows } from './use-page-drafts';
import { DOCK_ID } from './use-return-focus';

interface EditDockProps {
  /** What was just done; empty once something else is edited. */
  message: string;
  /** Nothing was edited yet. */
  isFresh: boolean;
  canPublish: boolean;
  /** The text that is edited now. */
  active: Mark | undefined;
  checks: TextChecks;
  onGo: (finding: Finding) => void;
  onDetails: () => void;
  onPublish: () => void;
  onEnd: () => void;
}

/** Stays at the window's lower edge while editing is on: whether all is saved, and what to do next. */
export function EditDock({ message, isFresh, canPublish, active, checks, ...on }: EditDockProps) {
  const known = useRows();
  const rows = Object.values(known);
  const edited = active && known[rowKey(active)];
  const [showsChecks, setShowsChecks] = useState(false);
  const panelId = useId();
  const changed = rows.filter(isChanged).length;
  const text = message === '' && isFresh ? words.howTo : message;
  return (
    <section id={DOCK_ID} tabIndex={-1} aria-label={words.dock} data-editor-part className="edit-dock">
      {showsChecks && (
        <CheckPanel
          {...{ checks }}
          id={panelId}
          canAccept={canPublish}
          hasRows={rows.length > 0}
          onGo={on.onGo}
        />
      )}
      {text !== '' && changed === 0 ? (
        <p role="status" className="edit-status">
          {text}
        </p>
      ) : (
        <SaveStatus rows={rows} />
      )}
      {rows.filter(isChanged).map((row) => (
        <Presence key={rowKey(row)} row={row} />
      ))}
      {edited && active && <FactLine text={fieldValue(edited, active.field)} facts={edited.facts} />}
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
        <Button look="outline" size="s" onClick={on.onDetails}>
          {words.details}
        </Button>
        {changed > 0 && (
          <Button size="s" onClick={on.onPublish}>
            {canPublish ? words.publishCount(changed) : words.review(changed)}
          </Button>
        )}
        <Button look="quiet" size="s" onClick={on.onEnd}>
          <span className="edit-dock-narrow">{words.ready}</span>
          <span className="edit-dock-wide">{words.readyWithEditing}</span>
        </Button>
      </div>
    </section>
  );
}
