'use client';

import { useSyncExternalStore } from 'react';
import { readStored, subscribeTo, writeStored } from '@/lib/browser-storage/browser-storage';

const CHANGED = 'toonbank:preference';

type Preference = 'view' | 'rows' | 'vat' | 'sound';

function read(name: Preference): string | null {
  const stored = readStored(name);
  // Storage can be forbidden; then a choice lasts as long as the page.
  return stored === undefined ? (document.documentElement.dataset[name] ?? null) : stored;
}

const subscribe = subscribeTo(CHANGED);

/**
 * Display preference of the visitor: `view` (list, compact, grid), `rows` of tables (roomy, compact), `vat` (incl, excl), `sound` (on, off). Stored in
 * this browser and set as `data-<name>` on `<html>` for the style sheet; `app/_data/early-script.ts` sets it
 * before the first paint, so that nothing shifts.
 */
export function usePreference<Value extends string>(name: Preference, fallback: Value) {
  const value = useSyncExternalStore(
    subscribe,
    () => (read(name) ?? fallback) as Value,
    () => fallback,
  );
  const set = (next: Value) => {
    document.documentElement.dataset[name] = next;
    writeStored(name, next);
    dispatchEvent(new Event(CHANGED));
  };
  return [value, set] as const;
}
