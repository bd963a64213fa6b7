'use client';

import { useEffect, useRef } from 'react';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { Button } from '../ui/button';

interface RemoveQuestionProps {
  question: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a row is removed: it is gone at once, without a draft. */
export function RemoveQuestion({ question, onYes, onNo }: RemoveQuestionProps) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-s bg-surface-alt p-3 text-sm">
      <p className="min-w-0 flex-1 basis-60">{question}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={onYes}>
          {words.removeYes}
        </Button>
        <Button ref={no} look="outline" size="s" onClick={onNo}>
          {words.removeNo}
        </Button>
      </div>
    </div>
  );
}
