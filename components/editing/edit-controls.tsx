'use client';

import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ADMIN_CHANGES, EDIT_HASH } from '@/lib/urls/admin-urls';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { useRows } from './use-page-drafts';

const EditMode = lazy(() => import('./edit-mode'));

interface EditControlsProps {
  shopName: string;
  canPublish: boolean;
}

const countText = ({ own, all }: { own: number; all: number }) =>
  own > 0 ? words.changes(own) : all > 0 ? words.noOwnChanges : words.noChanges;

/** The part of the admin bar that edits: on and off, and how much is not published. */
export function EditControls({ shopName, canPublish }: EditControlsProps) {
  const dispatch = useAppDispatch();
  const [isOn, setOn] = useState(false);
  const [count, setCount] = useState<{ own: number; all: number }>();
  const rows = useRows();

  useEffect(() => {
    if (window.location.hash === EDIT_HASH) setOn(true);
  }, []);

  // A draft was begun, published or put back: another number of rows is open.
  const drafts = Object.values(rows).filter(({ draftId }) => draftId !== 0).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again when the drafts of this page change
  useEffect(() => {
    void dispatch(callApi('editing.changes', {})).then((outcome) => {
      if ('refusal' in outcome) return;
      const own = outcome.value.filter((change) => change.own).length;
      setCount({ own, all: outcome.value.length });
    });
  }, [dispatch, drafts]);

  const end = useCallback(() => setOn(false), []);
  return (
    <>
      <button type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)} className="admin-bar-switch">
        {isOn ? words.off : words.on}
      </button>
      <span role="status" className="admin-bar-count">
        {count && (
          <a href={ADMIN_CHANGES} target="_self" className="admin-bar-button">
            {countText(count)}
          </a>
        )}
      </span>
      {isOn && (
        <Suspense fallback={null}>
          <EditMode shopName={shopName} canPublish={canPublish} onEnd={end} />
        </Suspense>
      )}
    </>
  );
}
