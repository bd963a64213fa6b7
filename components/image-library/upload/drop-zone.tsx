'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { images as words } from '@/locales/nl/admin/images';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { IMAGE_TYPES } from './image-types';
import type { Upload } from './use-uploads';

/** Another try with the same file would end the same. */
const faultsOfFiles = new Set<ErrorCode>([
  'unsupported_media_type',
  'payload_too_large',
  'image_damaged',
  'image_too_many_pixels',
  'image_animated',
]);

interface DropZoneProps {
  uploads: readonly Upload[];
  onFiles: (files: readonly File[]) => void;
  onRetry: (key: number) => void;
  children: ReactNode;
}

const imagesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

/** Takes images by button, by camera, by drop and by paste, and tells how each of them went. */
export function DropZone({ uploads, onFiles, onRetry, children }: DropZoneProps) {
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
        <FileButton label={words.upload} onFiles={onFiles} />
        <span className="hidden pointer-coarse:block">
          <FileButton label={words.camera} capture onFiles={onFiles} />
        </span>
        <p className="text-ink-soft text-sm">{words.uploadHint}</p>
      </div>
      <UploadList uploads={uploads} onRetry={onRetry} />
      {children}
    </section>
  );
}

interface FileButtonProps extends Pick<DropZoneProps, 'onFiles'> {
  label: string;
  /** Opens the camera of a phone. */
  capture?: boolean;
}

function FileButton({ label, capture = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={capture ? 'outline' : 'primary'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={!capture}
        capture={capture ? 'environment' : undefined}
        accept={IMAGE_TYPES}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
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
              {!faultsOfFiles.has(code ?? 'internal') && (
                <Button look="quiet" size="s" onClick={() => onRetry(key)}>
                  {words.again}
                </Button>
              )}
            </Notice>
          ),
      )}
    </>
  );
}
