'use client';

import { type FormEvent, useId, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { imageManage as words } from '@/locales/nl/admin/image-manage';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '../../form/field';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Dialog } from '../../ui/overlay/dialog';
import { folderName, foldersTo } from './use-folders';

export type FolderAction = 'make' | 'rename' | 'remove';

interface FolderDialogProps {
  action: FolderAction;
  /** The folder that is open. */
  dir: string;
  onClose: () => void;
  /** The folder to show now. */
  onDone: (dir: string) => void;
}

/** The contract's spelling of a folder: what an editor types becomes it. */
const spelled = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/^[_-]+|[_-]+$/g, '');

const calls = (dir: string, typed: string) => {
  const around = foldersTo(dir).at(-2) ?? '';
  const within = (folder: string) => [folder, spelled(typed)].filter(Boolean).join('/');
  return {
    make: { call: callApi('media.makeDir', { dir: within(dir) }), show: within(dir) },
    rename: {
      call: callApi('media.renameDir', { dir, newDir: within(around) }),
      show: within(around),
    },
    remove: { call: callApi('media.removeDir', { dir }), show: around },
  } as const;
};

/** Makes a folder, or renames or removes the open one. */
export function FolderDialog({ action, dir, onClose, onDone }: FolderDialogProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const name = folderName(dir);
  const [typed, setTyped] = useState(action === 'rename' ? name : '');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const titles = {
    make: dir === '' ? words.newFolder : words.newFolderIn(name),
    rename: words.renameTitle(name),
    remove: words.removeFolderTitle(name),
  };
  const submits = { make: words.make, rename: words.saveName, remove: words.removeFolder };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const { call, show } = calls(dir, typed)[action];
    const outcome = await dispatch(call);
    setBusy(false);
    if ('refusal' in outcome) setFailure(outcome.refusal.code);
    else onDone(show);
  };
  return (
    <Dialog title={titles[action]} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {failure && (
          <Notice tone="danger" urgent>
            {adminErrorText(failure)}
          </Notice>
        )}
        {action === 'remove' ? (
          <p>{words.removeFolderText}</p>
        ) : (
          <Field
            id={id}
            label={words.folderName}
            hint={words.folderHint}
            maxLength={60}
            autoCapitalize="none"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <Button type="submit" busy={isBusy} disabled={action !== 'remove' && spelled(typed) === ''}>
          {submits[action]}
        </Button>
      </form>
    </Dialog>
  );
}
