import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type Folder = AnswerOf<'media.dirs'>[number];

/** The name of a folder, without those around it. */
export const folderName = (dir: string): string => dir.split('/').at(-1) ?? dir;

/** The folders around a folder and itself, outermost first. */
export const foldersTo = (dir: string): string[] =>
  dir === '' ? [] : dir.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));

const depthOf = (dir: string) => foldersTo(dir).length;

/** The folders directly in a folder. */
export const foldersIn = (folders: readonly Folder[], dir: string): Folder[] =>
  folders.filter(
    (folder) => depthOf(folder.dir) === depthOf(dir) + 1 && (dir === '' || folder.dir.startsWith(`${dir}/`)),
  );

/** All folders of the library. */
export function useFolders() {
  const dispatch = useAppDispatch();
  const [folders, setFolders] = useState<readonly Folder[]>([]);
  const reload = useCallback(async () => {
    const outcome = await dispatch(callApi('media.dirs', {}));
    if ('value' in outcome) setFolders(outcome.value);
  }, [dispatch]);
  useEffect(() => void reload(), [reload]);
  return { folders, reload };
}
