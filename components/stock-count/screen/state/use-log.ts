import { useRef, useState } from 'react';
import type { NewCountEvent } from '../../offline/types';
import { type LoggedEntry, logged, undoOf } from '../model/entries';
import { keyOf, ownQuantity, type partsByKey } from '../model/lines';
import type { Count } from './count';

/** Entries that stay in view. */
const LATEST = 5;

/** Adds entries to the count and remembers the latest ones, newest first, so that they can be taken back. */
export function useLog({ add, device }: Count, parts: ReturnType<typeof partsByKey>) {
  const [latest, setLatest] = useState<LoggedEntry[]>([]);
  const [total, setTotal] = useState(0);
  const [isLost, setLost] = useState(false);
  const lastId = useRef(0);

  const quantityOf = ({ place, productId, code = '', unitId }: NewCountEvent) =>
    ownQuantity(parts.get(keyOf(place, productId ?? code)), device, unitId ?? null);

  const send = (entries: readonly NewCountEvent[]) => {
    for (const entry of entries)
      void add(entry).then((isStored) => {
        if (!isStored) setLost(true);
      });
  };
  /** Several entries are one step for the person; the last one stands for it in the list. */
  const record = (
    entries: readonly NewCountEvent[],
    undo?: readonly NewCountEvent[],
  ): LoggedEntry | undefined => {
    const shown = entries.at(-1);
    if (!shown) return undefined;
    lastId.current += 1;
    const entry = { ...logged(lastId.current, shown, quantityOf(shown)), undo };
    setLatest((before) => [entry, ...before].slice(0, LATEST));
    setTotal((before) => before + 1);
    send(entries);
    return entry;
  };
  const undo = (entry: LoggedEntry) => {
    setLatest((before) => before.map((one) => (one.id === entry.id ? { ...one, isUndone: true } : one)));
    setTotal((before) => before - 1);
    send(undoOf(entry, quantityOf(entry) ?? 0));
  };
  return { latest, total, isLost, record, undo, quantityOf };
}
