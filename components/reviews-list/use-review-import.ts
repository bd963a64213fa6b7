import { useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { reviewImportWords as words } from '@/locales/nl/admin/shop/review-import';
import type { Refusal } from '@/store/call-api';
import { uploadFile } from '@/store/upload-file';

const MAX_NAME = 200;

/** A file that was read once, so that what is imported is what was checked. */
interface ChosenFile {
  filename: string;
  bytes: Blob;
  checked: AnswerOf<'reviews.check'>;
}

function refusalText({ code, fields }: Refusal): string {
  if (code === 'payload_too_large') return words.tooLarge;
  return fields.file === 'faulty' ? words.changed : adminErrorText(code);
}

/** Checks a file with reviews, and imports it. */
export function useReviewImport(onDone: (counts: AnswerOf<'reviews.import'>) => Promise<void>) {
  const [file, setFile] = useState<ChosenFile>();
  const [failure, setFailure] = useState('');
  const [work, setWork] = useState<'check' | 'import'>();

  const choose = async (chosen: File) => {
    if (work) return;
    setWork('check');
    setFailure('');
    setFile(undefined);
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) setFailure(words.unreadable);
    else await check(chosen.name.slice(-MAX_NAME), new Blob([bytes]));
    setWork(undefined);
  };
  const check = async (filename: string, bytes: Blob) => {
    const outcome = await uploadFile('reviews.check', { filename }, bytes);
    if ('value' in outcome) setFile({ filename, bytes, checked: outcome.value });
    else setFailure(refusalText(outcome.refusal));
  };
  const send = async () => {
    if (work || !file) return;
    setWork('import');
    setFailure('');
    const outcome = await uploadFile('reviews.import', { filename: file.filename }, file.bytes);
    if ('value' in outcome) await onDone(outcome.value);
    else setFailure(refusalText(outcome.refusal));
    setWork(undefined);
  };
  return { file, failure, work, choose, send };
}
