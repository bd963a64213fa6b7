'use client';

import { MAX_IMAGE_BYTES } from '@toonbank/contract/editing/image-limits';
import { MAX_TASK_PHOTOS } from '@toonbank/contract/tasks/kinds';
import { useEffect, useRef, useState } from 'react';
import { scaleUpload } from '@/lib/pictures/scale-upload';
import type { PhotoFault } from '@/locales/nl/tasks/photos';
import type { Draft } from '../form/draft';
import { type Upload, uploadPhoto } from './upload-photo';

export interface Photo {
  key: number;
  name: string;
  state: 'waiting' | 'preparing' | 'sending' | 'ready' | 'failed';
  percent: number;
  /** Id of an uploaded photo. */
  photoId?: number;
  fault?: PhotoFault;
  /** Absent for a photo of a restored draft. */
  file?: File;
}

/** Larger than the size that the server stores. JPEG, because Safari cannot encode WebP. */
const PHOTO = { maxSide: 2000, type: 'image/jpeg', quality: 0.85 } as const;
/** Maximum length of a data URL, with its prefix. */
const MAX_BASE64 = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 100;

let lastKey = 0;
const nextKey = () => {
  lastKey += 1;
  return lastKey;
};

interface PhotoOptions {
  /** Key of the draft, which keeps uploaded photos over a reload. */
  draft?: Draft;
  upload?: Upload;
  /** Default: the maximum of a task's message. */
  max?: number;
}

async function prepare(file: File): Promise<{ base64: string } | { fault: PhotoFault }> {
  try {
    const base64 = await scaleUpload(file, PHOTO);
    return base64.length > MAX_BASE64 ? { fault: 'too_large' } : { base64 };
  } catch {
    return { fault: 'unreadable' };
  }
}

const idsIn = (photos: readonly Photo[]) => photos.flatMap(({ photoId }) => photoId ?? []);

/** The photos of a message; chosen photos are scaled down and uploaded at once, one after the other. */
export function usePhotos({ draft, upload = uploadPhoto, max = MAX_TASK_PHOTOS }: PhotoOptions = {}) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  /** Number of photos that were not added, because the message has the maximum. */
  const [leftOut, setLeftOut] = useState(0);
  const [isIncomplete, setIncomplete] = useState(false);
  const latest = useRef(photos);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const show = (next: readonly Photo[]) => {
    latest.current = next;
    setPhotos(next);
    const ids = idsIn(next);
    draft?.keep(ids.length > 0 ? { photos: ids.join(',') } : undefined);
  };
  const change = (key: number, part: Partial<Photo>) =>
    show(latest.current.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  const isThere = (key: number) => latest.current.some((photo) => photo.key === key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, after the first render
  useEffect(() => {
    const ids = draft?.read().photos?.split(',').map(Number).filter(Number.isInteger) ?? [];
    if (ids.length > 0 && latest.current.length === 0)
      show(ids.map((photoId) => ({ key: nextKey(), name: '', state: 'ready', percent: 100, photoId })));
  }, []);

  const sendOne = async (key: number, file: File) => {
    if (!isThere(key)) return;
    change(key, { state: 'preparing', percent: 0, fault: undefined });
    const ready = await prepare(file);
    if ('fault' in ready) return change(key, { state: 'failed', fault: ready.fault });
    if (!isThere(key)) return;
    change(key, { state: 'sending' });
    const sent = await upload(ready.base64, (percent) => change(key, { percent }));
    if ('fault' in sent) return change(key, { state: 'failed', fault: sent.fault });
    if (idsIn(latest.current).includes(sent.photoId)) change(key, { state: 'failed', fault: 'twice' });
    else change(key, { state: 'ready', percent: 100, photoId: sent.photoId });
  };
  /** Photos are scaled one after the other, because the memory of a phone is small. */
  const enqueue = (key: number, file: File) => {
    queue.current = queue.current.then(() => sendOne(key, file));
  };

  return {
    photos,
    max,
    leftOut,
    /** Whether a message was not sent because an upload failed. */
    isIncomplete,
    add(files: readonly File[]) {
      const room = Math.max(0, max - latest.current.length);
      const added = files
        .slice(0, room)
        .map((file): Photo => ({ key: nextKey(), name: file.name, state: 'waiting', percent: 0, file }));
      setLeftOut(Math.max(0, files.length - room));
      show([...latest.current, ...added]);
      for (const { key, file } of added) if (file) enqueue(key, file);
    },
    retry({ key, file }: Photo) {
      if (!file) return;
      change(key, { state: 'waiting', fault: undefined });
      enqueue(key, file);
    },
    remove(key: number) {
      show(latest.current.filter((photo) => photo.key !== key));
      setLeftOut(0);
      setIncomplete(false);
    },
    /** Waits for all uploads. @returns the ids of the photos; undefined when an upload failed */
    async sent(): Promise<number[] | undefined> {
      await queue.current;
      const complete = latest.current.every(({ state }) => state === 'ready');
      setIncomplete(!complete);
      return complete ? idsIn(latest.current) : undefined;
    },
    /** Removes all photos, after their message was sent. */
    clear() {
      show([]);
      setLeftOut(0);
      setIncomplete(false);
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
