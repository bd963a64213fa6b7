'use client';

import { MAX_TASK_PHOTOS } from '@toonbank/contract/tasks/kinds';
import { useId, useRef } from 'react';
import { photos as words } from '@/locales/nl/tasks/photos';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { PhotoItem } from './photo-item';
import type { Photos } from './use-photos';

/** Field for photos of a message, with the upload state of each photo. */
export function PhotoField({ photos }: { photos: Photos }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const all = photos.photos;
  const ready = all.filter(({ state }) => state === 'ready').length;
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-3">
      <p id={`${id}-title`} className="font-medium text-sm">
        {words.title}
      </p>
      <noscript>
        <p className="text-ink-soft text-sm">{words.noScript}</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="outline" onClick={() => input.current?.click()} aria-describedby={`${id}-hint`}>
          <Icon name="plus" />
          {words.add}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={words.add}
          onChange={({ target }) => {
            photos.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {words.hint(MAX_TASK_PHOTOS)}
        </p>
      </div>
      {photos.leftOut > 0 && (
        <Notice tone="warning" urgent>
          {words.tooMany(MAX_TASK_PHOTOS, photos.leftOut)}
        </Notice>
      )}
      {all.length > 0 && (
        <ul className="flex flex-col gap-2">
          {all.map((photo) => (
            <PhotoItem
              key={photo.key}
              photo={photo}
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
