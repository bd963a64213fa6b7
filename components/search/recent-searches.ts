import { useMemo, useSyncExternalStore } from 'react';
import { readStored, subscribeTo, writeStoredJson } from '@/lib/browser-storage/browser-storage';

const CHANGED = 'toonbank:searches';
const MAX_SEARCHES = 6;
/** Longer texts are pasted and not worth remembering. */
const MAX_LENGTH = 60;

/** Stored in this browser only. Each site has its own host, so sites do not share searches. */
const read = () => readStored('searches') ?? '';

/** The stored value is untrusted and is validated. */
function parse(text: string): string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

function keep(searches: string[]): void {
  if (writeStoredJson('searches', searches.length === 0 ? undefined : searches))
    dispatchEvent(new Event(CHANGED));
}

const subscribe = subscribeTo(CHANGED);

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Searches in this browser, latest first. */
export const recentSearches = (): string[] => parse(read());

/** Recent searches, as a hook. */
export function useRecentSearches(): string[] {
  const kept = useSyncExternalStore(subscribe, read);
  return useMemo(() => parse(kept), [kept]);
}

/** Adds a text as the latest search. */
export function rememberSearch(text: string): void {
  if (text === '' || text.length > MAX_LENGTH) return;
  keep([text, ...recentSearches().filter((one) => !same(one, text))].slice(0, MAX_SEARCHES));
}

export function forgetSearch(text: string): void {
  keep(recentSearches().filter((one) => one !== text));
}

/** Removes all searches; also on logout, because another person may use this computer next. */
export const forgetSearches = (): void => keep([]);
