'use client';

import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { ADMIN_CHANGES, EDIT_HASH } from '@/lib/urls/admin-urls';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { openRow } from '@/store/editing/open-row';
import { rowKey } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { rowsOnPage } from './rows-on-page';
import { focusDockIfLost } from './use-return-focus';
import { useUnpublished } from './use-unpublished';

const EditMode = lazy(() => import('./edit-mode'));

interface EditControlsProps {
  shopName: string;
  canPublish: boolean;
}

/** The part of the admin bar that edits: on and off, how much is not published, and the way to publish it. */
export function EditControls({ shopName, canPublish }: EditControlsProps) {
  const dispatch = useAppDispatch();
  const [isOn, setOn] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const unpublished = useUnpublished();

  useEffect(() => {
    if (window.location.hash === EDIT_HASH) setOn(true);
  }, []);

  const count = unpublished?.drafts.length ?? 0;
  const hadCount = useRef(0);
  useEffect(() => {
    // With the last change the button goes that may have the focus.
    if (count === 0 && hadCount.current > 0) focusDockIfLost();
    hadCount.current = count;
  }, [count]);

  /** What was changed on this page is published here; anything else where all changes are. */
  const publish = async () => {
    const onPage = new Set(rowsOnPage().map(rowKey));
    const here = unpublished?.drafts.filter((draft) => onPage.has(rowKey(draft))) ?? [];
    if (here.length === 0) return window.location.assign(ADMIN_CHANGES);
    await Promise.all(here.map(({ kind, id }) => dispatch(openRow({ kind, id }))));
    setOn(true);
    setPublishing(true);
  };
  const end = useCallback(() => setOn(false), []);
  return (
    <>
      <button type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)} className="admin-bar-switch">
        {words.on}
      </button>
      <span role="status" className="admin-bar-count">
        {unpublished && (
          <a href={ADMIN_CHANGES} target="_self" className="admin-bar-button">
            {unpublished.text}
          </a>
        )}
      </span>
      {canPublish && count > 0 && (
        <button type="button" onClick={() => void publish()} className="admin-bar-publish">
          {words.publish}
        </button>
      )}
      {isOn && (
        <Suspense fallback={null}>
          <EditMode {...{ shopName, canPublish, isPublishing, setPublishing }} onEnd={end} />
        </Suspense>
      )}
    </>
  );
}
