'use client';

import { useState } from 'react';
import { type ReadPaste, readPaste, withoutRow } from '@/lib/quick-order/read-paste';

/** The paste field: what was not taken stays in it, and leaves it when it is solved. */
export function usePaste() {
  const [text, setText] = useState('');
  const [heading, setHeading] = useState('');
  return {
    text,
    setText,
    read: () => readPaste(text),
    /** Keeps the rows that failed and those not read, unless something else was typed meanwhile. */
    keepRest(read: ReadPaste, failed: ReadonlySet<number>) {
      setHeading(read.heading);
      setText((now) => (now === text ? read.rest(failed) : now));
    },
    remove: (raw: string) => setText((now) => withoutRow(now, raw, heading)),
  };
}
