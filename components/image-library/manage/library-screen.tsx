'use client';

import { useId, useState } from 'react';
import { imageManage as words } from '@/locales/nl/admin/image-manage';
import { images as common } from '@/locales/nl/admin/images';
import { Checkbox } from '../../form/checkbox';
import { Field, FieldFrame } from '../../form/field';
import { Select } from '../../form/select';
import { ImageDetails } from '../details/image-details';
import { ImageGrid } from '../image-grid';
import { DropZone } from '../upload/drop-zone';
import { useUploads } from '../upload/use-uploads';
import { useDebounced } from '../use-debounced';
import { type FoundImage, useImages } from '../use-images';
import { BulkBar } from './bulk-bar';
import { FolderBar } from './folder-bar';
import { MoveDialog } from './move-dialog';
import { RemoveDialog } from './remove-dialog';
import { useChosen } from './use-chosen';
import { folderName, useFolders } from './use-folders';

type Filter = keyof typeof words.filters;
const filters = Object.entries(words.filters).map(([value, text]) => ({ value, text }));

/** What the open dialog does, and with which images. */
interface Task {
  kind: 'move' | 'remove';
  imageIds: readonly number[];
}

/** The image library: folders, search, upload, and what can be done with one image or with many. */
export function LibraryScreen({ canPublish }: { canPublish: boolean }) {
  const id = useId();
  const [dir, setDir] = useState('');
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const asked = useDebounced(search);
  const query = { search: asked, unused: filter === 'unused', missingAlt: filter === 'missingAlt' };
  const found = useImages(dir === '' ? query : { ...query, dir });
  const { folders, reload: reloadFolders } = useFolders();
  const { chosen, toggle, clear } = useChosen(found.images);
  const [opened, setOpened] = useState<FoundImage>();
  const [task, setTask] = useState<Task>();

  const reload = () => {
    clear();
    void found.reload();
    void reloadFolders();
  };
  const { uploads, upload, retry } = useUploads(dir, reload);
  const openFolder = (folder: string) => {
    clear();
    setSearch('');
    setDir(folder);
  };

  return (
    <div className="flex flex-col gap-6">
      <FolderBar
        dir={dir}
        folders={folders}
        onOpen={openFolder}
        onChanged={(folder) => {
          openFolder(folder);
          void reloadFolders();
        }}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <div className="sm:col-span-2">
          <Field
            id={`${id}-search`}
            label={dir === '' ? common.search : words.searchIn(folderName(dir))}
            type="search"
            value={search}
            onChange={({ target }) => {
              clear();
              setSearch(target.value);
            }}
          />
        </div>
        <FieldFrame id={`${id}-filter`} label={words.filter}>
          <Select
            id={`${id}-filter`}
            value={filter}
            onChange={({ target }) => {
              clear();
              setFilter(target.value as Filter);
            }}
            options={filters}
          />
        </FieldFrame>
      </div>
      <DropZone uploads={uploads} onFiles={(files) => void upload(files)} onRetry={retry}>
        <ImageGrid
          found={found}
          isFiltered={asked !== '' || filter !== 'all'}
          chosen={chosen}
          onOpen={setOpened}
          corner={(image, at) => (
            <label htmlFor={`${id}-${image.id}`} className="flex size-11 items-center justify-center">
              <Checkbox
                id={`${id}-${image.id}`}
                aria-label={words.choose(image.filename)}
                checked={chosen.has(image.id)}
                onChange={({ nativeEvent }) =>
                  toggle(at, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
              />
            </label>
          )}
        />
      </DropZone>
      {chosen.size > 0 && (
        <BulkBar
          count={chosen.size}
          canPublish={canPublish}
          onMove={() => setTask({ kind: 'move', imageIds: [...chosen] })}
          onRemove={() => setTask({ kind: 'remove', imageIds: [...chosen] })}
          onClear={clear}
        />
      )}
      {opened && (
        <ImageDetails
          image={opened}
          canPublish={canPublish}
          onChanged={(image) => {
            const changed = { ...opened, ...image };
            setOpened(changed);
            found.replace(changed);
          }}
          onMove={() => setTask({ kind: 'move', imageIds: [opened.id] })}
          onRemove={() => setTask({ kind: 'remove', imageIds: [opened.id] })}
          onClose={() => setOpened(undefined)}
        />
      )}
      <TaskDialog
        task={task}
        folders={folders}
        onClose={() => setTask(undefined)}
        onDone={() => {
          setTask(undefined);
          setOpened(undefined);
          reload();
        }}
      />
    </div>
  );
}

interface TaskDialogProps {
  task: Task | undefined;
  folders: ReturnType<typeof useFolders>['folders'];
  onClose: () => void;
  onDone: () => void;
}

function TaskDialog({ task, folders, ...rest }: TaskDialogProps) {
  if (!task) return null;
  const { kind, imageIds } = task;
  return kind === 'move' ? (
    <MoveDialog {...{ imageIds, folders, ...rest }} />
  ) : (
    <RemoveDialog {...{ imageIds, ...rest }} />
  );
}
