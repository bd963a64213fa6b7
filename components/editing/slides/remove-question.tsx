'use client';

import { useEffect, useRef } from 'react';
import { slidesWords as words } from '@/locales/nl/admin/slides';
import { Button } from '../../ui/button';

/** Asks before a slide is removed: it is gone at once, without a draft. */
export function RemoveQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-s bg-surface-alt p-3 text-sm">
      <p className="min-w-0 flex-1 basis-60">{words.removeAsk}</p>
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
