import { useEffect, useState } from 'react';
import { readStoredJson, writeStoredJson } from '@/lib/browser-storage/browser-storage';
import { randomKey } from '@/lib/random-key';

/** A draft of an answer to the customer, or of a note for colleagues. */
export interface AnswerDraft {
  isNote: boolean;
  text: string;
  /** Idempotency key of this text: a retry after a lost response does not send it twice. */
  key: string;
}

const EMPTY: AnswerDraft = { isNote: false, text: '', key: '' };

function readDraft(part: string): AnswerDraft {
  const stored = readStoredJson('deskAnswer', part);
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const { isNote, text, key } = stored as Partial<Record<string, unknown>>;
  if (typeof text !== 'string' || typeof key !== 'string') return EMPTY;
  return { isNote: isNote === true, text, key };
}

/** The draft of an answer to a task, stored in this tab until the server has stored the answer. */
export function useAnswerDraft(taskId: number) {
  const part = String(taskId);
  const [draft, setDraft] = useState(EMPTY);
  useEffect(() => setDraft(readDraft(part)), [part]);
  const write = (change: Partial<Pick<AnswerDraft, 'isNote' | 'text'>>) => {
    const next = { ...draft, ...change };
    if (next.text !== draft.text || next.isNote !== draft.isNote) next.key = randomKey();
    setDraft(next);
    writeStoredJson('deskAnswer', next.text === '' ? undefined : next, part);
  };
  return { draft, write };
}
