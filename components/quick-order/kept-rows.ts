/** A row as stored in this browser: without price and name, which may change. */
export interface KeptRow {
  code: string;
  productId: number;
  unitId: number;
  quantity: number;
}

const KEY = 'toonbank.quick-order';
const MAX_ROWS = 500;

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;
const isRow = (row: unknown): row is KeptRow => {
  if (typeof row !== 'object' || row === null) return false;
  const { code, productId, unitId, quantity } = row as Partial<KeptRow>;
  return typeof code === 'string' && code.length <= 80 && [productId, unitId, quantity].every(isCount);
};

/** Rows stored for this user. The stored value is untrusted and is validated. */
export function keptRows(who: string): KeptRow[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return [];
    const { of, rows } = kept as { of?: unknown; rows?: unknown };
    // Rows of another user, whose session expired, are ignored.
    return of === who && Array.isArray(rows) ? rows.filter(isRow).slice(0, MAX_ROWS) : [];
  } catch {
    return [];
  }
}

export function keepRows(who: string, rows: readonly KeptRow[]): void {
  try {
    if (rows.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ of: who, rows: rows.slice(0, MAX_ROWS) }));
  } catch {
    // Storage can be forbidden or full; then rows last as long as the page.
  }
}

/** Called at logout. */
export const forgetRows = (): void => keepRows('', []);
