'use client';

import { useEffect, useState } from 'react';
import type { TaskMessage } from '@/api/types';
import { taskLink } from '@/locales/nl/tasks/task-link';
import { thread as words } from '@/locales/nl/tasks/thread';

type Photo = TaskMessage['photos'][number];

/** The token is in the body, so that no address and no log has it. */
async function loadPhoto(token: string, photoID: number, size: 'thumb' | 'full'): Promise<Blob> {
  const answer = await fetch('/v1/tasks/get_linked_photo', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, photoID, size }),
  });
  if (!answer.ok) throw new Error(`The photo was refused with ${answer.status}.`);
  return answer.blob();
}

/** The photos of a message; each opens large in its place. */
export const LinkedPhotos = ({ token, photos }: { token: string; photos: readonly Photo[] }) => (
  <ul className="mt-3 flex flex-wrap gap-2">
    {photos.map((photo, at) => (
      <li key={photo.photoId}>
        <LinkedPhoto token={token} photo={photo} name={words.photo(at + 1, photos.length)} />
      </li>
    ))}
  </ul>
);

function LinkedPhoto({ token, photo, name }: { token: string; photo: Photo; name: string }) {
  const [isLarge, setLarge] = useState(false);
  const [source, setSource] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    loadPhoto(token, photo.photoId, isLarge ? 'full' : 'thumb').then(
      (blob) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setSource(url);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [token, photo.photoId, isLarge]);
  if (failed) return <p className="text-ink-soft text-sm">{taskLink.photoFailed}</p>;
  return (
    <button type="button" aria-expanded={isLarge} onClick={() => setLarge(!isLarge)} className="block">
      {source ? (
        // biome-ignore lint/performance/noImgElement: a private picture that is ready-made
        <img
          src={source}
          alt={name}
          width={photo.width}
          height={photo.height}
          className={`rounded-m border border-line ${isLarge ? 'h-auto w-full' : 'size-24 object-cover'}`}
        />
      ) : (
        <span className="block size-24 rounded-m border border-line bg-surface-alt">
          <span className="sr-only">{name}</span>
        </span>
      )}
    </button>
  );
}
