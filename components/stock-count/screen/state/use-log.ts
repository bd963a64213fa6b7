import { useState } from 'react';
import type { NewCountEvent } from '../../offline/types';
import { randomUuid } from '../../offline/uuid';
import {
  type EntryLog,
  emptyLog,
  type LoggedEntry,
  logged,
  undoOf,
  withEntry,
  withUndone,
} from '../model/entries';
import { keyOf, ownQuantity, type partsByKey } from '../model/lines';
import type { Count } from './count';

interface KeptLog {
  /** Of the visit before. */
  log: EntryLog;
  keepLog: (change: (log: EntryLog) => EntryLog) => void;
}

/** Adds entries to the count and remembers the latest ones, so that they can be taken back, also after a reload. */
export function useLog({ add, device }: Count, parts: ReturnType<typeof partsByKey>, kept: KeptLog) {
  const quantityOf = ({ place, productId, code = '', unitId }: NewCountEvent) =>
    ownQuantity(parts.get(keyOf(place, productId ?? code)), device, unitId ?? null);

  const [log, setLog] = useState(() => {
    // What this device has not counted (any more) is of a count that was finished elsewhere.
    const latest = kept.log.latest.filter((entry) => entry.isUndone || quantityOf(entry) !== undefined);
    return latest.length > 0 ? { ...kept.log, latest } : emptyLog;
  });
  const [isLost, setLost] = useState(false);

  /** `change` is kept once the device has all entries. */
  const send = (entries: readonly NewCountEvent[], change: (log: EntryLog) => EntryLog) => {
    setLog(change);
    void Promise.all(entries.map(add)).then((stored) => {
      if (stored.every(Boolean)) kept.keepLog(change);
      else setLost(true);
    });
  };
  /** Several entries are one step for the person; the last one stands for it in the list. */
  const record = (
    entries: readonly NewCountEvent[],
    undo?: readonly NewCountEvent[],
  ): LoggedEntry | undefined => {
    const shown = entries.at(-1);
    if (!shown) return undefined;
    const entry = { ...logged(randomUuid(), shown, quantityOf(shown)), undo };
    send(entries, (before) => withEntry(before, entry));
    return entry;
  };
  const undo = (entry: LoggedEntry) =>
    send(undoOf(entry, quantityOf(entry) ?? 0), (before) => withUndone(before, entry.id));
  return { ...log, isLost, record, undo, quantityOf };
}
