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
  const kept = useRef(stored);
  const added = useRef(0);
  // Other places on the server: they replace what was stored, unless something else is being typed.
  if (!sameText(seen, stored)) {
    setSeen(stored);
    setLines(typedLines(stored));
  }

  const store = async (typed: TypedLine[]) => {
    const read = readLines(typed);
    setFault('fault' in read ? read.fault : undefined);
    if ('fault' in read) return setState(undefined);
    if (sameText(read.lines, kept.current)) return undefined;
    kept.current = read.lines;
    setState('saving');
    const done = await attempt(
      callApi('stockCount.setLines', { listID: listId, productID: productId, lines: read.lines }),
    );
    if (!done) kept.current = [];
    setState(done ? 'saved' : 'failed');
  };

  return {
    lines,
    state,
    fault,
    change: (key: string, part: Partial<TypedLine>) =>
      setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line))),
    save: () => store(lines),
    add(place: string) {
      added.current += 1;
      setLines([...lines, { key: `new ${added.current}`, place, minimum: '', maximum: '' }]);
    },
    remove(key: string) {
      const left = lines.filter((line) => line.key !== key);
      setLines(left);
      return store(left);
    },
  };
}
