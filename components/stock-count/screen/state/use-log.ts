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

  /** Whether the device has all entries; `change` is shown and kept once it has. */
  const send = async (entries: readonly NewCountEvent[], change: (log: EntryLog) => EntryLog) => {
    const stored = await Promise.all(entries.map(add));
    if (!stored.every(Boolean)) {
      setLost(true);
      return false;
    }
    setLog(change);
    kept.keepLog(change);
    return true;
  };
  /**
   * Several entries are one step for the person; the last one stands for it in the list. Resolves with it once it is stored, so
   * that a scan changes the page once; undefined where it could not be stored.
   */
  const record = async (
    entries: readonly NewCountEvent[],
    undo?: readonly NewCountEvent[],
  ): Promise<LoggedEntry | undefined> => {
    const shown = entries.at(-1);
    if (!shown) return;
    const entry = { ...logged(randomUuid(), shown, quantityOf(shown)), undo };
    if (await send(entries, (before) => withEntry(before, entry))) return entry;
  };
  const undo = (entry: LoggedEntry) =>
    void send(undoOf(entry, quantityOf(entry) ?? 0), (before) => withUndone(before, entry.id));
  return { ...log, isLost, record, undo, quantityOf };
}
