'use client';

import { type FormEvent, useId, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { imageManage as words } from '@/locales/nl/admin/image-manage';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { FieldFrame } from '../../form/field';
import { Select } from '../../form/select';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Dialog } from '../../ui/overlay/dialog';
import type { Folder } from './use-folders';

interface MoveDialogProps {
  imageIds: readonly number[];
  folders: readonly Folder[];
  onClose: () => void;
  onDone: () => void;
}

/** Moves images to another folder. */
export function MoveDialog({ imageIds, folders, onClose, onDone }: MoveDialogProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [dir, setDir] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const outcome = await dispatch(callApi('media.moveImages', { imageIDs: [...imageIds], dir }));
    setBusy(false);
    if ('refusal' in outcome) setFailure(outcome.refusal.code);
    else onDone();
  };
  return (
    <Dialog title={words.moveTitle(imageIds.length)} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {failure && (
          <Notice tone="danger" urgent>
            {adminErrorText(failure)}
          </Notice>
        )}
        <FieldFrame id={id} label={words.moveTo} hint={words.moveText}>
          <Select
            id={id}
            value={dir}
            onChange={({ target }) => setDir(target.value)}
            options={[
              { value: '', text: words.root },
              ...folders.map((folder) => ({ value: folder.dir, text: folder.dir })),
            ]}
          />
        </FieldFrame>
        <Button type="submit" busy={isBusy}>
          {words.moveHere}
        </Button>
      </form>
    </Dialog>
  );
}
