'use client';

import { useEffect, useRef, useState } from 'react';
import type { TaskMessage } from '@/api/types';
import { taskLink } from '@/locales/nl/tasks/task-link';
import { thread as words } from '@/locales/nl/tasks/thread';

type Photo = TaskMessage['photos'][number];

/** Requests a photo with the token in the body, so that no address and no log contains it. */
async function loadPhoto(token: string, photoID: number, size: 'thumb' | 'full'): Promise<Blob> {
  const answer = await fetch('/v1/tasks/get_linked_photo', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, photoID, size }),
  });
  if (!answer.ok) throw new Error(`The photo was refused with ${answer.status}.`);
  return answer.blob();
}

/** The photos of a message; a click enlarges a photo in place. */
export const LinkedPhotos = ({ token, photos }: { token: string; photos: readonly Photo[] }) => (
  <ul className="mt-3 flex flex-wrap gap-2">
    {photos.map((photo, at) => (
      <LinkedPhoto key={photo.photoId} {...{ token, photo, name: words.photo(at + 1, photos.length) }} />
    ))}
  </ul>
);

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
}

/** Drawn on a canvas: the page's security policy has no pictures with an address of their own (`blob:`), and needs none. */
function LinkedPhoto({ token, photo, name }: { token: string; photo: Photo; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isLarge, setLarge] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const bitmap = await createImageBitmap(
        await loadPhoto(token, photo.photoId, isLarge ? 'full' : 'thumb'),
      );
      if (isGone || !canvas.current) bitmap.close();
      else draw(canvas.current, bitmap);
    };
    show().catch(() => !isGone && setFailed(true));
    return () => {
      isGone = true;
    };
  }, [token, photo.photoId, isLarge]);
  return (
    <li className={isLarge ? 'w-full' : ''}>
      {failed ? (
        <p className="text-ink-soft text-sm">{taskLink.photoFailed}</p>
      ) : (
        <button
          type="button"
          aria-expanded={isLarge}
          onClick={() => setLarge(!isLarge)}
          className={isLarge ? 'block w-full' : 'block'}
        >
          <canvas
            ref={canvas}
            role="img"
            aria-label={name}
            className={`rounded-m border border-line bg-surface-alt ${isLarge ? 'h-auto w-full' : 'size-24 object-cover'}`}
          />
        </button>
      )}
    </li>
  );
}
