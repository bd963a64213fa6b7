import { MAX_TASK_PHOTOS } from '@toonbank/contract/tasks/kinds';
import { useId, useRef } from 'react';
import { deskAnswerWords as words } from '@/locales/nl/admin/service-desk';
import { LinkButton } from '../../shared/link-button';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Notice } from '../../ui/notice';
import { deskPhotoUrl } from '../photo-url';
import type { Photos } from './use-photos';

/** Field for photos of an answer, with the list of chosen photos. */
export function PhotoAttach({ photos: { photos, hasTooMany, attach, remove, retry } }: { photos: Photos }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button look="outline" size="s" aria-describedby={id} onClick={() => input.current?.click()}>
          {words.photos}
        </Button>
        <p id={id} className="text-ink-soft text-sm">
          {words.photosHint(MAX_TASK_PHOTOS)}
        </p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={words.photos}
          onChange={({ target }) => {
            void attach([...(target.files ?? [])]);
            // An empty value lets the user choose the same file a second time.
            target.value = '';
          }}
        />
      </div>
      {hasTooMany && (
        <Notice tone="warning" urgent>
          {words.tooMany(MAX_TASK_PHOTOS)}
        </Notice>
      )}
      {photos.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-line border-y text-sm">
          {photos.map((photo) => {
            const { key, file, state, photoId, failure } = photo;
            return (
              <li key={key} className="wrap-anywhere flex items-center gap-3 py-2">
                {photoId !== undefined && (
                  // biome-ignore lint/performance/noImgElement: the backend has made it small
                  <img
                    src={deskPhotoUrl(photoId, 'thumb')}
                    alt=""
                    width={48}
                    height={48}
                    className="size-12 shrink-0 rounded-s border border-line object-cover"
                  />
                )}
                <div className="min-w-0 grow">
                  <p>{file.name}</p>
                  {state === 'running' && <p className="text-ink-soft">{words.uploading}</p>}
                  {state === 'refused' && (
                    <p role="alert" className="text-danger">
                      {failure}{' '}
                      <LinkButton aria-label={words.retryPhoto(file.name)} onClick={() => void retry(photo)}>
                        {words.retry}
                      </LinkButton>
                    </p>
                  )}
                </div>
                <IconButton label={words.removePhoto(file.name)} onClick={() => remove(key)}>
                  <Icon name="trash" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
