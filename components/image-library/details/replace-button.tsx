'use client';

import { useRef, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { imageDetails as words } from '@/locales/nl/admin/image-manage';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { IMAGE_TYPES } from '../upload/image-types';
import { readUpload } from '../upload/scale-image';
import type { LibraryImage } from '../upload/use-uploads';

interface ReplaceButtonProps {
  imageId: number;
  onReplaced: (image: LibraryImage) => void;
}

/** Puts another picture in every place of an image. */
export function ReplaceButton({ imageId, onReplaced }: ReplaceButtonProps) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<ErrorCode | 'done'>();
  const replace = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const read = await readUpload(file);
    const outcome =
      'base64' in read ? await dispatch(callApi('media.replace', { imageID: imageId, ...read })) : undefined;
    setBusy(false);
    if (outcome && 'value' in outcome) {
      setResult('done');
      onReplaced(outcome.value);
    } else setResult(outcome ? outcome.refusal.code : 'code' in read ? read.code : undefined);
  };
  return (
    <div className="flex flex-col gap-2">
      {result && (
        <Notice tone={result === 'done' ? 'success' : 'danger'} urgent>
          {result === 'done' ? words.replaced : adminErrorText(result)}
        </Notice>
      )}
      <p className="text-ink-soft text-sm">{words.replaceText}</p>
      <Button look="outline" busy={isBusy} className="self-start" onClick={() => input.current?.click()}>
        {words.replace}
      </Button>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES}
        hidden
        aria-label={words.replace}
        onChange={({ target }) => {
          void replace(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
