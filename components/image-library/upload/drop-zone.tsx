'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { images as words } from '@/locales/nl/admin/images';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { Upload } from './use-uploads';

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface DropZoneProps {
  uploads: readonly Upload[];
  onFiles: (files: readonly File[]) => void;
  onRetry: (key: number) => void;
  children: ReactNode;
}

const imagesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

/** Takes images by button, by camera, by drop and by paste, and tells how each of them went. */
export function DropZone({ uploads, onFiles, onRetry, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      const files = imagesOf(clipboardData);
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (files.length > 0 && !isText) onFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFiles]);

  return (
    <section
      aria-label={words.uploadZone}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(imagesOf(event.dataTransfer));
      }}
      className={`flex flex-col gap-4 rounded-m border border-dashed p-3 ${isOver ? 'border-brand bg-surface-alt' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => input.current?.click()}>{words.upload}</Button>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPT}
          hidden
          aria-label={words.upload}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <p className="text-ink-soft text-sm">{words.uploadHint}</p>
      </div>
      <UploadList uploads={uploads} onRetry={onRetry} />
      {children}
    </section>
  );
}

function UploadList({ uploads, onRetry }: Pick<DropZoneProps, 'uploads' | 'onRetry'>) {
  const running = uploads.filter(({ state }) => state === 'running' || state === 'waiting').length;
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <>
      <p role="status" className="text-sm empty:hidden">
        {uploads.length === 0 ? '' : words.progress(done, uploads.length, running)}
      </p>
      {uploads.map(
        ({ key, file, state, code }) =>
          state === 'refused' && (
            <Notice key={key} tone="danger" urgent>
              <p>
                <strong>{file.name}</strong>: {adminErrorText(code ?? 'internal')}
              </p>
              <Button look="quiet" size="s" onClick={() => onRetry(key)}>
                {words.again}
              </Button>
            </Notice>
          ),
      )}
    </>
  );
}
