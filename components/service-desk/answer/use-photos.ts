import { MAX_TASK_PHOTOS } from '@toonbank/contract/tasks/kinds';
import { useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { deskAnswerWords as words } from '@/locales/nl/admin/service-desk';
import { callApi, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { readUpload } from '../../image-library/upload/scale-image';

export interface AttachedPhoto {
  key: number;
  file: File;
  state: 'running' | 'ready' | 'refused';
  photoId?: number;
  /** Text of the refusal. */
  failure?: string;
}

let lastKey = 0;

const failureOf = ({ code, fields }: Refusal): string =>
  words.photoFaults[fields.base64 ?? ''] ?? adminErrorText(code);

/** The photos of one answer; chosen photos are uploaded at once, one after the other. */
export function usePhotos() {
  const dispatch = useAppDispatch();
  const [photos, setPhotos] = useState<readonly AttachedPhoto[]>([]);
  const [hasTooMany, setTooMany] = useState(false);
  const change = (key: number, part: Partial<AttachedPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));

  const send = async ({ key, file }: AttachedPhoto) => {
    change(key, { state: 'running', failure: undefined });
    const read = await readUpload(file);
    if ('code' in read) return change(key, { state: 'refused', failure: adminErrorText(read.code) });
    const outcome = await dispatch(callApi('serviceDesk.uploadPhoto', { base64: read.base64 }));
    if ('refusal' in outcome) return change(key, { state: 'refused', failure: failureOf(outcome.refusal) });
    change(key, { state: 'ready', photoId: outcome.value.photoId });
  };
  const attach = async (files: readonly File[]) => {
    const room = MAX_TASK_PHOTOS - photos.length;
    setTooMany(files.length > room);
    const added = files.slice(0, Math.max(0, room)).map((file): AttachedPhoto => {
      lastKey += 1;
      return { key: lastKey, file, state: 'running' };
    });
    setPhotos((all) => [...all, ...added]);
    for (const photo of added) await send(photo);
  };
  const remove = (key: number) => {
    setPhotos((all) => all.filter((photo) => photo.key !== key));
    setTooMany(false);
  };
  const clear = () => {
    setPhotos([]);
    setTooMany(false);
  };
  return { photos, hasTooMany, attach, remove, retry: send, clear };
}
export type Photos = ReturnType<typeof usePhotos>;
