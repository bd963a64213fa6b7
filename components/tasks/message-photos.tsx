'use client';

import { type MouseEvent, Suspense, useRef, useState } from 'react';
import type { TaskMessage } from '@/api/types';
import { photoUrl, thumbUrl } from '@/lib/urls/task-urls';
import { thread as words } from '@/locales/nl/tasks/thread';
import { isPlainClick } from '../shared/shop-link';
import { lazyPart } from '../ui/lazy-part';

const PictureZoom = lazyPart(() => import('../gallery/picture-zoom').then((module) => module.PictureZoom));

interface MessagePhotosProps {
  photos: TaskMessage['photos'];
  /** Title of the enlarged view. */
  name: string;
}

/** Thumbnails that open in a full-screen dialog; without JavaScript in a new window. */
export function MessagePhotos({ photos, name }: MessagePhotosProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number>();
  const open = (event: MouseEvent, at: number) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    setShown(at);
  };
  return (
    <>
      <ul ref={list} className="mt-3 flex flex-wrap gap-2">
        {photos.map(({ photoId }, at) => (
          <li key={photoId}>
            <a href={photoUrl(photoId)} target="_blank" rel="noopener" onClick={(event) => open(event, at)}>
              {/* biome-ignore lint/performance/noImgElement: a private picture that is ready-made */}
              <img
                src={thumbUrl(photoId)}
                alt={words.photo(at + 1, photos.length)}
                width={96}
                height={96}
                loading="lazy"
                className="size-24 rounded-m border border-line object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <PictureZoom
            images={photos.map(({ photoId }) => photoUrl(photoId))}
            name={name}
            first={shown}
            onClose={() => setShown(undefined)}
            onGone={(last) => list.current?.querySelectorAll('a')[last]?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
