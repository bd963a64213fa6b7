/** Kept in this browser alone. A site has a host of its own, so that one site's products are not the other's. */
const KEY = 'toonbank.viewed';
/** As many as the list shows, besides the product that somebody looks at now. */
const MOST = 12;

const isId = (one: unknown): one is number => Number.isSafeInteger(one) && Number(one) > 0;

/** The ids of the products that were looked at, latest first. Anybody can write to a storage: what is no id is left out. */
export function viewedIds(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isId).slice(0, MOST + 1) : [];
  } catch {
    // Storage can be forbidden; then nothing is remembered.
    return [];
  }
}

/** Puts a product on top. @returns the others, latest first */
export function rememberViewed(id: number): number[] {
  const others = viewedIds()
    .filter((one) => one !== id)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...others]));
  } catch {
    // See above.
  }
  return others;
}

/** At logging out, as searches are: the next one at this computer may be somebody else. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then there is nothing to forget.
  }
}
