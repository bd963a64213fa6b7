'use client';

import { useCallback, useId, useState } from 'react';
import { images as words } from '@/locales/nl/admin/images';
import { Field, FieldFrame } from '../form/field';
import { Button } from '../ui/button';
import { CloseButton } from '../ui/overlay/close-button';
import { Modal, ModalTitle } from '../ui/overlay/modal';
import { AltForm } from './alt-form';
import { FolderSelect } from './folder-select';
import { altState, ImageGrid } from './image-grid';
import { useFolders } from './manage/use-folders';
import { Thumbnail } from './thumbnail';
import { DropZone } from './upload/drop-zone';
import { type LibraryImage, useUploads } from './upload/use-uploads';
import { useDebounced } from './use-debounced';
import { useImages } from './use-images';

interface ImagePickerProps {
  /** URL of the image that is there now; empty for none. */
  current: string;
  onPick: (image: { src: string; alt: string }) => void;
  onClose: () => void;
}

/** The folder of the last choice on this page. */
let lastDir: string | undefined;

/**
 * Chooses an image of the library, or a new one; it begins in the folder of the image that is there now, else in that of the
 * last choice. An image without a description asks for it first.
 */
export function ImagePicker({ current, onPick, onClose }: ImagePickerProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const asked = useDebounced(search);
  const { folders } = useFolders();
  /** Null: all folders; undefined until one is chosen. */
  const [chosen, setChosen] = useState<string | null>();
  const begin = current === '' ? { dir: lastDir } : { near: current };
  const place = chosen === undefined ? begin : chosen === null ? {} : { dir: chosen };
  const found = useImages({ search: asked, ...place });
  const dir = chosen === undefined ? found.dir : chosen;
  const [undescribed, setUndescribed] = useState<LibraryImage>();

  const { reload } = found;
  const choose = useCallback(
    (image: LibraryImage) => {
      if (altState(image) === 'missing') setUndescribed(image);
      else {
        lastDir = image.dir;
        onPick({ src: image.url, alt: image.decorative ? '' : image.alt });
      }
    },
    [onPick],
  );
  const { uploads, upload, retry } = useUploads(dir ?? '', (image) => {
    void reload();
    choose(image);
  });

  return (
    <Modal
      backdrop
      onClose={onClose}
      className="modal fixed inset-2 z-50 mx-auto flex max-w-4xl flex-col gap-4 overflow-y-auto rounded-l bg-surface p-4 text-ink shadow-xl md:inset-8 md:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <ModalTitle className="font-semibold text-lg">{undescribed ? words.altTitle : words.pick}</ModalTitle>
        <CloseButton onClick={onClose} />
      </div>
      {undescribed ? (
        <div className="mx-auto flex w-full max-w-md flex-col gap-4">
          <Thumbnail image={undescribed} />
          <AltForm image={undescribed} submitLabel={words.use} onSaved={choose} />
          <Button look="quiet" onClick={() => setUndescribed(undefined)}>
            {words.back}
          </Button>
        </div>
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <div className="sm:col-span-2">
              <Field
                id={id}
                label={words.search}
                type="search"
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
            </div>
            <FieldFrame id={`${id}-dir`} label={words.folder}>
              <FolderSelect id={`${id}-dir`} {...{ folders, dir }} onChange={setChosen} />
            </FieldFrame>
          </div>
          <DropZone uploads={uploads} onFiles={(files) => void upload(files)} onRetry={retry}>
            <ImageGrid found={found} isFiltered={asked !== ''} onOpen={choose} />
          </DropZone>
        </>
      )}
    </Modal>
  );
}
