'use client';

import { useState } from 'react';
import { imageManage as words } from '@/locales/nl/admin/image-manage';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { type FolderAction, FolderDialog } from './folder-dialog';
import { type Folder, folderName, foldersIn, foldersTo } from './use-folders';

interface FolderBarProps {
  /** Empty: the library itself. */
  dir: string;
  folders: readonly Folder[];
  onOpen: (dir: string) => void;
  /** A folder was made, renamed or removed: which one to show now. */
  onChanged: (dir: string) => void;
}

/** Where one is in the library, the folders there, and what can be done with them. */
export function FolderBar({ dir, folders, onOpen, onChanged }: FolderBarProps) {
  const [action, setAction] = useState<FolderAction>();
  const inside = foldersIn(folders, dir);
  return (
    <nav aria-label={words.folders} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ol className="flex flex-wrap items-center">
          {['', ...foldersTo(dir)].map((folder) => (
            <li key={folder} className="flex items-center">
              {folder !== '' && <Icon name="chevron-right" className="size-4" />}
              <button
                type="button"
                aria-current={folder === dir ? 'page' : undefined}
                onClick={() => onOpen(folder)}
                className="min-h-11 px-2 underline underline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:no-underline"
              >
                {folder === '' ? words.all : folderName(folder)}
              </button>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <Button look="outline" size="s" onClick={() => setAction('make')}>
            {words.newFolder}
          </Button>
          {dir !== '' && (
            <>
              <Button look="quiet" size="s" onClick={() => setAction('rename')}>
                {words.rename}
              </Button>
              <Button look="quiet" size="s" onClick={() => setAction('remove')}>
                {words.removeFolder}
              </Button>
            </>
          )}
        </div>
      </div>
      {inside.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {inside.map((folder) => (
            <li key={folder.dir}>
              <button
                type="button"
                onClick={() => onOpen(folder.dir)}
                className="flex min-h-11 items-center gap-2 rounded-m border border-line bg-surface-alt px-3 text-sm hover:border-brand"
              >
                <span className="font-medium">{folderName(folder.dir)}</span>
                <span className="text-ink-soft">{folder.images}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {action && (
        <FolderDialog
          action={action}
          dir={dir}
          onClose={() => setAction(undefined)}
          onDone={(changed) => {
            setAction(undefined);
            onChanged(changed);
          }}
        />
      )}
    </nav>
  );
}
