import { useEffect, useState } from 'react';
import { readStoredJson, writeStoredJson } from '@/lib/browser-storage/browser-storage';

/** What is being written to a customer, or for colleagues. */
export interface AnswerDraft {
  isNote: boolean;
  text: string;
}

const EMPTY: AnswerDraft = { isNote: false, text: '' };

function readDraft(part: string): AnswerDraft {
  const stored = readStoredJson('deskAnswer', part);
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const { isNote, text } = stored as Partial<Record<string, unknown>>;
  return { isNote: isNote === true, text: typeof text === 'string' ? text : '' };
}

/** The draft of an answer to a task, kept in this tab until the server has it. */
export function useAnswerDraft(taskId: number) {
  const part = String(taskId);
  const [draft, setDraft] = useState(EMPTY);
  useEffect(() => setDraft(readDraft(part)), [part]);
  const write = (next: AnswerDraft) => {
    setDraft(next);
    writeStoredJson('deskAnswer', next.text === '' ? undefined : next, part);
  };
  return { draft, write, clear: () => write({ ...draft, text: '' }) };
}
