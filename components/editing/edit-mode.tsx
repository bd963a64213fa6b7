'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { openRow } from '@/store/editing/open-row';
import { saveAll } from '@/store/editing/save-row';
import { fieldValue, rowKey } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { ImagePicker } from '../image-library/image-picker';
import { Notice } from '../ui/notice';
import { ActiveField, loadRichEditor } from './active-field';
import { showPlace } from './checks/show-place';
import { useTextChecks } from './checks/use-text-checks';
import { EditChip } from './edit-chip';
import { EditDock } from './edit-dock';
import { editImage } from './fields/image-field';
import { type Mark, partsOf } from './marks';
import { PublishDialog } from './publish/publish-dialog';
import { RowDetails } from './row-details';
import { rowsOnPage } from './rows-on-page';
import { keepPublished, showAllPublished, showValue } from './shown-drafts';
import { Slots } from './slots/slots';
import { type Point, useBegin } from './use-begin';
import { useFocusInSight } from './use-focus-in-sight';
import { useImagePicker } from './use-image-picker';
import { useIntro } from './use-intro';
import { hint, useMarks } from './use-marks';
import { usePageDrafts } from './use-page-drafts';
import { focusDockIfLost, useReturnFocus } from './use-return-focus';
import { useSafeHtml } from './use-safe-html';
import { useSaveOnReturn } from './use-save-on-return';

export interface EditModeProps {
  shopName: string;
  canPublish: boolean;
  /** The window of publishing is open; the admin bar opens it too. */
  isPublishing: boolean;
  setPublishing: (isPublishing: boolean) => void;
  onEnd: () => void;
}

/** Editing on a page of the shop: what is marked can be clicked, and is edited where it stands. */
export default function EditMode({
  shopName,
  canPublish,
  isPublishing,
  setPublishing,
  onEnd,
}: EditModeProps) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const [active, setActive] = useState<Mark>();
  const [clickedAt, setClickedAt] = useState<Point>();
  const [message, setMessage] = useState('');
  const [isFresh, setFresh] = useState(true);
  const [showsDetails, setShowsDetails] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const picker = useImagePicker();
  const safeHtml = useSafeHtml();
  const checks = useTextChecks();
  useMarks();
  useIntro();
  useSaveOnReturn();
  useFocusInSight();
  usePageDrafts({ active: active?.element, safeHtml });

  // The first click need not wait for the editor.
  useEffect(() => void loadRichEditor(), []);

  const leave = useCallback(() => setActive(undefined), []);
  const returnFocus = useReturnFocus(active?.element);
  const leaveByKey = useCallback(() => {
    returnFocus();
    leave();
  }, [leave, returnFocus]);

  const begin = useCallback(
    async (mark: Mark, at?: Point) => {
      setFailure(undefined);
      setMessage('');
      setFresh(false);
      const outcome = await dispatch(openRow({ kind: mark.kind, id: mark.id }));
      if ('refusal' in outcome) setFailure(outcome.refusal.code);
      else if (mark.type === 'image')
        await dispatch(editImage(mark, fieldValue(outcome.value, mark.field), picker.pick));
      else {
        const parts = partsOf(mark);
        for (const { element } of parts) keepPublished(element);
        // One editor for the whole text, in the last element that shows a part of it.
        for (const part of parts)
          if (parts.length > 1) showValue(part, fieldValue(outcome.value, mark.field), safeHtml);
        setClickedAt(at);
        setActive(parts.at(-1) ?? mark);
      }
    },
    [dispatch, picker.pick, safeHtml],
  );
  const onBegin = useCallback((mark: Mark, at?: Point) => void begin(mark, at), [begin]);
  useBegin({ active: active?.element, onBegin, onLeave: leave });

  useEffect(() => {
    if (isPublishing) leave();
  }, [isPublishing, leave]);

  const endPublishing = () => {
    setPublishing(false);
    // With the last change the button that opened the window is gone.
    focusDockIfLost();
  };
  const end = () => {
    void dispatch(saveAll());
    onEnd();
  };
  const onPublished = () => {
    showAllPublished();
    router.refresh();
  };
  return (
    <>
      <p id={hint.id} hidden>
        {hint.text}
      </p>
      <Slots canPublish={canPublish} pickImage={picker.pick} onChanged={router.refresh} />
      {!active && <EditChip />}
      {active && (
        <ActiveField
          key={`${rowKey(active)}.${active.field}`}
          mark={active}
          at={clickedAt}
          onLeave={leaveByKey}
          pickImage={picker.pick}
        />
      )}
      {failure && (
        <div className="edit-failure">
          <Notice tone="danger" urgent>
            {adminErrorText(failure)}
          </Notice>
        </div>
      )}
      <EditDock
        {...{ message, isFresh, canPublish, active, checks }}
        onGo={(finding) => {
          if (!showPlace(finding)) setShowsDetails(true);
        }}
        onDetails={() => setShowsDetails(true)}
        onPublish={() => setPublishing(true)}
        onEnd={end}
      />
      {showsDetails && (
        <RowDetails rows={rowsOnPage()} pickImage={picker.pick} onClose={() => setShowsDetails(false)} />
      )}
      {isPublishing && (
        <PublishDialog
          {...{ shopName, canPublish, onPublished }}
          onDone={(isPlanned) => setMessage(isPlanned ? words.donePlanned : words.donePublished)}
          findings={checks.findings}
          rows={rowsOnPage()}
          onClose={endPublishing}
        />
      )}
      {picker.current !== undefined && (
        <ImagePicker current={picker.current} onPick={picker.close} onClose={() => picker.close(null)} />
      )}
    </>
  );
}
