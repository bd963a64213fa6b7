'use client';

import { useId, useRef } from 'react';
import { thumbUrl } from '@/lib/urls/task-urls';
import { photos as words } from '@/locales/nl/tasks/photos';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { PhotoItem } from './photo-item';
import type { Photos } from './use-photos';

interface PhotoFieldProps {
  photos: Photos;
  /** Address of an uploaded photo. */
  thumbOf?: (photoId: number) => string;
}

/** Field for photos of a message, with the upload state of each photo. */
export function PhotoField({ photos, thumbOf = thumbUrl }: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const all = photos.photos;
  const ready = all.filter(({ state }) => state === 'ready').length;
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-3">
      <p id={`${id}-title`} className="font-medium text-sm">
        {photos.max === 1 ? words.kept : words.title}
      </p>
      <noscript>
        <p className="text-ink-soft text-sm">{words.noScript}</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="outline" onClick={() => input.current?.click()} aria-describedby={`${id}-hint`}>
          <Icon name="plus" />
          {photos.max === 1 ? words.addOne : words.add}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple={photos.max > 1}
          hidden
          aria-label={photos.max === 1 ? words.addOne : words.add}
          onChange={({ target }) => {
            photos.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {words.hint(photos.max)}
        </p>
      </div>
      {photos.leftOut > 0 && (
        <Notice tone="warning" urgent>
          {words.tooMany(photos.max, photos.leftOut)}
        </Notice>
      )}
      {all.length > 0 && (
        <ul className="flex flex-col gap-2">
          {all.map((photo) => (
            <PhotoItem
              key={photo.key}
              photo={photo}
              thumbOf={thumbOf}
              onRetry={() => photos.retry(photo)}
              onRemove={() => photos.remove(photo.key)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {all.length > 0 && words.count(ready, all.length)}
      </p>
      {photos.isIncomplete && (
        <Notice tone="danger" urgent>
          {words.unsent(all.length - ready)}
        </Notice>
      )}
    </section>
  );
}
