import { useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { readUpload } from './scale-image';

export type LibraryImage = AnswerOf<'media.uploadImage'>;

export interface Upload {
  key: number;
  file: File;
  state: 'waiting' | 'running' | 'done' | 'refused';
  code?: ErrorCode;
  image?: LibraryImage;
}

let lastKey = 0;

/** Sends files to a folder of the library one after the other: a phone has memory for one photo at a time. */
export function useUploads(dir: string, onUploaded: (image: LibraryImage) => void) {
  const dispatch = useAppDispatch();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const sendOne = async ({ key, file }: Upload) => {
    change(key, { state: 'running', code: undefined });
    const read = await readUpload(file);
    if ('code' in read) return change(key, { state: 'refused', code: read.code });
    const body = { ...read, filename: file.name, type: file.type, dir };
    const outcome = await dispatch(callApi('media.uploadImage', body));
    if ('refusal' in outcome) return change(key, { state: 'refused', code: outcome.refusal.code });
    change(key, { state: 'done', image: outcome.value });
    onUploaded(outcome.value);
  };

  const upload = async (files: readonly File[]) => {
    const added = files.map((file): Upload => {
      lastKey += 1;
      return { key: lastKey, file, state: 'waiting' };
    });
    setUploads((all) => [...all.filter(({ state }) => state !== 'done'), ...added]);
    for (const one of added) await sendOne(one);
  };
  const retry = (key: number) => {
    const again = uploads.find((one) => one.key === key);
    if (again) void sendOne(again);
  };
  return { uploads, upload, retry };
}
