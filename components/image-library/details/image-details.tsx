'use client';

import { useState } from 'react';
import { imageManage, imageDetails as words } from '@/locales/nl/admin/image-manage';
import { images } from '@/locales/nl/admin/images';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { CloseButton } from '../../ui/overlay/close-button';
import { Modal, ModalTitle } from '../../ui/overlay/modal';
import { AltForm } from '../alt-form';
import { altState } from '../image-grid';
import type { LibraryImage } from '../upload/use-uploads';
import { FocalPointField } from './focal-point';
import { PlaceList } from './place-list';
import { ReplaceButton } from './replace-button';

interface ImageDetailsProps {
  image: LibraryImage;
  /** Replacing and removing is a publisher's. */
  canPublish: boolean;
  onChanged: (image: LibraryImage) => void;
  onMove: () => void;
  onRemove: () => void;
  onClose: () => void;
}

const tones = { text: 'success', decorative: 'neutral', missing: 'danger' } as const;

/** One image: its picture and crops, description, places, and what can be done with it. */
export function ImageDetails({ image, canPublish, onChanged, onMove, onRemove, onClose }: ImageDetailsProps) {
  const [isSaved, setSaved] = useState(false);
  const isDrawing = image.width === 0;
  return (
    <Modal
      backdrop
      onClose={onClose}
      className="modal fixed inset-2 z-50 mx-auto flex max-w-5xl flex-col gap-4 overflow-y-auto rounded-l bg-surface p-4 text-ink shadow-xl md:inset-8 md:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <ModalTitle className="min-w-0 break-words font-semibold text-lg">{image.filename}</ModalTitle>
        <CloseButton onClick={onClose} />
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          {isDrawing ? (
            <>
              {/* biome-ignore lint/performance/noImgElement: a drawing has no variants */}
              <img src={image.url} alt={image.alt} className="w-full rounded-m bg-surface-alt" />
              <p className="text-ink-soft text-sm">{words.noFocal}</p>
            </>
          ) : (
            <FocalPointField key={image.url} image={image} onSaved={onChanged} />
          )}
          <Facts image={image} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <section className="flex flex-col gap-3">
            <div className="flex items-center gap-3">
              <h3 className="font-semibold">{images.altTitle}</h3>
              <Badge tone={tones[altState(image)]}>{images.alt[altState(image)]}</Badge>
            </div>
            {isSaved && (
              <Notice tone="success" urgent>
                {words.saved}
              </Notice>
            )}
            <AltForm
              image={image}
              submitLabel={words.saveDescription}
              onSaved={(changed) => {
                setSaved(true);
                onChanged(changed);
              }}
            />
          </section>
          <PlaceList imageId={image.id} version={image.url} />
          <section className="flex flex-col gap-4 border-line border-t pt-6">
            {canPublish ? (
              <ReplaceButton imageId={image.id} onReplaced={onChanged} />
            ) : (
              <p className="text-ink-soft text-sm">{imageManage.publisherOnly}</p>
            )}
            <div className="flex flex-wrap gap-3">
              <Button look="outline" onClick={onMove}>
                {imageManage.move}
              </Button>
              {canPublish && (
                <Button look="outline" onClick={onRemove}>
                  {imageManage.remove}
                </Button>
              )}
            </div>
          </section>
        </div>
      </div>
    </Modal>
  );
}

function Facts({ image: { width, height, bytes, dir, uploadedBy } }: { image: LibraryImage }) {
  const facts = [
    [words.size, words.pixels(width, height)],
    [words.fileSize, words.kilobytes(bytes)],
    [words.folder, dir || imageManage.root],
    [words.uploadedBy, uploadedBy || words.withShop],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
      {facts.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
