'use client';

import { useEffect, useId, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { historyOf } from '@/lib/urls/admin-urls';
import { rowName, editingWords as words } from '@/locales/nl/admin/editing';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { openRow } from '@/store/editing/open-row';
import { saveAll } from '@/store/editing/save-row';
import { rowKey } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { Select } from '../form/select';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { Presence } from './presence';
import { RowFields } from './row-fields';
import type { NamedRow } from './rows-on-page';
import { SaveStatus } from './save-status';
import type { PickImage } from './use-image-picker';
import { useRows } from './use-page-drafts';

interface RowDetailsProps {
  /** The rows of the page, the most important one first. */
  rows: readonly NamedRow[];
  pickImage: PickImage;
  onClose: () => void;
}

/** The fields of a page's rows that stand in no text: titles for search engines, pictures, links and dates. */
export function RowDetails({ rows, pickImage, onClose }: RowDetailsProps) {
  const dispatch = useAppDispatch();
  const selectId = useId();
  const [key, setKey] = useState(() => (rows[0] ? rowKey(rows[0]) : ''));
  const [failure, setFailure] = useState<ErrorCode>();
  const chosen = rows.find((row) => rowKey(row) === key);
  const row = useRows()[key];

  useEffect(() => {
    if (!chosen) return;
    setFailure(undefined);
    void dispatch(openRow({ kind: chosen.kind, id: chosen.id })).then((outcome) => {
      if ('refusal' in outcome) setFailure(outcome.refusal.code);
    });
  }, [chosen, dispatch]);

  const close = () => {
    void dispatch(saveAll());
    onClose();
  };
  return (
    <Dialog title={words.details} onClose={close}>
      {rows.length > 1 && (
        <div className="flex flex-col gap-1.5">
          <label htmlFor={selectId} className="font-medium text-sm">
            {words.detailsOf}
          </label>
          <Select
            id={selectId}
            value={key}
            onChange={(event) => setKey(event.target.value)}
            options={rows.map((one) => ({ value: rowKey(one), text: rowName(one) }))}
          />
        </div>
      )}
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
      {!row && !failure && <p role="status">{words.loading}</p>}
      {row && <Presence row={row} />}
      {row && <RowFields row={row} pickImage={pickImage} />}
      {row && <SaveStatus rows={[row]} />}
      {chosen && (
        <a
          href={historyOf(chosen)}
          target="_blank"
          rel="noopener"
          className="self-start py-2 underline underline-offset-4"
        >
          {words.history}
        </a>
      )}
      <Button onClick={close}>{words.ready}</Button>
    </Dialog>
  );
}
