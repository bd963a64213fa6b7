import type { ErrorCode, ImportKind } from '@toonbank/contract';
import { useRef, useState } from 'react';
import { importUrl } from '@/lib/urls/admin/import-urls';
import { callApi, type Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { uploadFile } from '@/store/upload-file';

const MAX_NAME = 200;

/** Sends a file or pasted lines, and opens the columns of the import that it makes. */
export function useNewImport(kind: ImportKind) {
  const dispatch = useAppDispatch();
  /** From 0 to 1; undefined: nothing is being sent. */
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<ErrorCode>();
  const abort = useRef<AbortController>(undefined);

  const finish = (outcome: Outcome<{ importId: number }>) => {
    if ('value' in outcome) {
      window.location.assign(importUrl(outcome.value.importId, 'columns'));
      return;
    }
    setPart(undefined);
    if (!abort.current?.signal.aborted) setFailure(outcome.refusal.code);
  };
  const sendFile = async (file: File) => {
    abort.current = new AbortController();
    setFailure(undefined);
    setPart(0);
    const filename = file.name.slice(-MAX_NAME);
    const { signal } = abort.current;
    finish(await uploadFile('imports.upload', { kind, filename }, file, { onProgress: setPart, signal }));
  };
  const sendText = async (text: string) => {
    abort.current = undefined;
    setFailure(undefined);
    setPart(1);
    finish(await dispatch(callApi('imports.paste', { kind, text })));
  };
  return { part, failure, sendFile, sendText, stop: () => abort.current?.abort() };
}
