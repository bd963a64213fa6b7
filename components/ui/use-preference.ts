'use client';

import { useSyncExternalStore } from 'react';

const CHANGED = 'toonbank:preference';
const key = (name: string) => `toonbank.${name}`;

function read(name: string): string | null {
  try {
    return localStorage.getItem(key(name));
  } catch {
    // Storage can be forbidden; then a choice lasts as long as the page.
    return document.documentElement.dataset[name] ?? null;
  }
}

function subscribe(listen: () => void) {
  addEventListener(CHANGED, listen);
  addEventListener('storage', listen);
  return () => {
    removeEventListener(CHANGED, listen);
    removeEventListener('storage', listen);
  };
}

/**
 * Display preference of the visitor: `view` (list, grid), `vat` (incl, excl), `sound` (on, off). Stored in
 * this browser and set as `data-<name>` on `<html>` for the style sheet; `public/preferences.js` sets it
 * before the first paint, so that nothing shifts.
 */
export function usePreference<Value extends string>(name: 'view' | 'vat' | 'sound', fallback: Value) {
  const value = useSyncExternalStore(
    subscribe,
    () => (read(name) ?? fallback) as Value,
    () => fallback,
  );
  const set = (next: Value) => {
    document.documentElement.dataset[name] = next;
    try {
      localStorage.setItem(key(name), next);
    } catch {
      // Storage can be forbidden, see above.
    }
    dispatchEvent(new Event(CHANGED));
  };
  return [value, set] as const;
}
