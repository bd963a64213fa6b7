'use client';

import { useRef, useState } from 'react';
import { callApi } from '@/store/call-api';
import { useAttempt } from '../../shared/use-attempt';
import { type KeptLine, readLines, type TypedLine, typedLines } from './kept-lines';

type State = 'saving' | 'saved' | 'failed';

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The lines of one product as they are typed, saved when a field is left. What is not saved stays in the fields. */
export function useKeptLines(listId: number, productId: number, stored: KeptLine[]) {
  const attempt = useAttempt();
  const [seen, setSeen] = useState(stored);
  const [lines, setLines] = useState(() => typedLines(stored));
  const [state, setState] = useState<State>();
  const [fault, setFault] = useState<string>();
  const [isUnsaved, setUnsaved] = useState(false);
  // What was stored before each save: the page can arrive with lines from before the last one.
  const [former, setFormer] = useState<string[]>([]);
  const kept = useRef(stored);
  const latest = useRef(lines);
  const added = useRef(0);
  const saving = useRef<Promise<void>>(Promise.resolve());
  // Other places on the server: they replace what was stored, unless something else is being typed.
  if (!sameText(seen, stored)) {
    setSeen(stored);
    if (!isUnsaved && !former.includes(JSON.stringify(stored))) {
      setLines(typedLines(stored));
      setFormer([]);
      // Else the lines of the last save would not be saved when they are typed again.
      kept.current = stored;
    }
  }

  const show = (next: TypedLine[]) => {
    latest.current = next;
    setUnsaved(true);
    setLines(next);
  };

  /** Saves after the save before it: the other way round, the server would keep the older lines. */
  const store = async (typed: TypedLine[]) => {
    const read = readLines(typed);
    setFault('fault' in read ? read.fault : undefined);
    if ('fault' in read) return setState(undefined);
    if (sameText(read.lines, kept.current)) return setUnsaved(state === 'saving');
    const before = JSON.stringify(kept.current);
    setFormer((all) => [...all, before]);
    kept.current = read.lines;
    setState('saving');
    saving.current = saving.current.then(async () => {
      const request = { listID: listId, productID: productId, lines: read.lines };
      const done = await attempt(callApi('stockCount.setLines', request));
      // A later save says how it ended.
      if (kept.current !== read.lines) return;
      if (!done) kept.current = [];
      // Something can have been typed while it was saved.
      setUnsaved(!done || !sameText(readLines(latest.current), read));
      setState(done ? 'saved' : 'failed');
    });
    return saving.current;
  };

  return {
    lines,
    state,
    fault,
    change: (key: string, part: Partial<TypedLine>) =>
      show(lines.map((line) => (line.key === key ? { ...line, ...part } : line))),
    save: () => store(lines),
    add(place: string) {
      added.current += 1;
      show([...lines, { key: `new ${added.current}`, place, minimum: '', maximum: '' }]);
    },
    remove(key: string) {
      const left = lines.filter((line) => line.key !== key);
      show(left);
      return store(left);
    },
  };
}
