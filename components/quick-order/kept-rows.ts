import { readStoredJson, writeStoredJson } from '@/lib/browser-storage/browser-storage';

/** A row as stored in this browser: without price and name, which may change. */
export interface KeptRow {
  code: string;
  productId: number;
  unitId: number;
  quantity: number;
}

const MAX_ROWS = 500;

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;
const isRow = (row: unknown): row is KeptRow => {
  if (typeof row !== 'object' || row === null) return false;
  const { code, productId, unitId, quantity } = row as Partial<KeptRow>;
  return typeof code === 'string' && code.length <= 80 && [productId, unitId, quantity].every(isCount);
};

/** Rows stored for this user. The stored value is untrusted and is validated. */
export function keptRows(who: string): KeptRow[] {
  const kept = readStoredJson('quick-order');
  if (typeof kept !== 'object' || kept === null) return [];
  const { of, rows } = kept as { of?: unknown; rows?: unknown };
  // Rows of another user, whose session expired, are ignored.
  return of === who && Array.isArray(rows) ? rows.filter(isRow).slice(0, MAX_ROWS) : [];
}

/** Where storage is forbidden or full, rows last as long as the page. */
export function keepRows(who: string, rows: readonly KeptRow[]): void {
  writeStoredJson('quick-order', rows.length === 0 ? undefined : { of: who, rows: rows.slice(0, MAX_ROWS) });
}

/** Called at logout. */
export const forgetRows = (): void => keepRows('', []);
