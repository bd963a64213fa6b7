import { readStoredJson, writeStoredJson } from '@/lib/browser-storage/browser-storage';

/** The number of products that the list shows, besides the one of the current page. */
const MAX_VIEWED = 12;

const isId = (one: unknown): one is number => Number.isSafeInteger(one) && Number(one) > 0;

/**
 * Ids of the viewed products, latest first. Other code can write to the storage, so a value that is no id is left
 * out.
 */
export function viewedIds(): number[] {
  const kept = readStoredJson('viewed');
  return Array.isArray(kept) ? kept.filter(isId).slice(0, MAX_VIEWED + 1) : [];
}

/** Puts a product first. @returns the other ids, latest first */
export function rememberViewed(id: number): number[] {
  const others = viewedIds()
    .filter((one) => one !== id)
    .slice(0, MAX_VIEWED);
  writeStoredJson('viewed', [id, ...others]);
  return others;
}

/** Called at logout, like for searches: another person may use this computer next. */
export function forgetViewed(): void {
  writeStoredJson('viewed', undefined);
}
