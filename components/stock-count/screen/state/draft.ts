import { readStoredJson, writeStoredJson } from '@/lib/browser-storage/browser-storage';
import type { CountProduct, NewCountEvent } from '../../offline/types';
import type { OwnCode } from '../model/codes';
import { type EntryLog, emptyLog, type LoggedEntry } from '../model/entries';

/** What a person did on the counting page that is no part of the count yet, per list. */
export interface CountDraft {
  /** Undefined: the first one. Empty: the place without a name. */
  place?: string;
  note: string;
  /** Typed quantities that are not entered yet, by the key of their line. */
  texts: Readonly<Record<string, string>>;
  /** Codes that were linked to a product, until the shop has them. */
  codes: readonly OwnCode[];
  /** Products of other lists that were counted here. */
  products: readonly CountProduct[];
  /** The last entries, for the list of the latest and for undo. They are part of the count already. */
  log: EntryLog;
}

const isCode = (value: unknown): value is OwnCode => {
  const { code, productId, unitId } = (value ?? {}) as Partial<OwnCode>;
  return typeof code === 'string' && Number.isInteger(productId) && Number.isInteger(unitId);
};

const isProduct = (value: unknown): value is CountProduct => {
  const { id, name, units } = (value ?? {}) as Partial<CountProduct>;
  return Number.isInteger(id) && typeof name === 'string' && Array.isArray(units);
};

const isEvent = (value: unknown): value is NewCountEvent => {
  const { place, kind, quantity, productId, code } = (value ?? {}) as Partial<NewCountEvent>;
  const isNamed = Number.isInteger(productId) || typeof code === 'string';
  return typeof place === 'string' && isNamed && typeof kind === 'string' && Number.isInteger(quantity);
};
const isLogged = (value: unknown): value is LoggedEntry => {
  const { id, after, undo } = (value ?? {}) as Partial<LoggedEntry>;
  const isComplete = typeof id === 'string' && Number.isInteger(after) && isEvent(value);
  return isComplete && (undo === undefined || (Array.isArray(undo) && undo.every(isEvent)));
};
const logOf = (value: unknown): EntryLog => {
  const { latest, total } = (value ?? {}) as { [Name in keyof EntryLog]?: unknown };
  if (!Array.isArray(latest) || !Number.isInteger(total)) return emptyLog;
  return { latest: latest.filter(isLogged), total: Number(total) };
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Other code can write to the storage, so the value is validated. */
export function readDraft(listId: number): CountDraft {
  const stored = (readStoredJson('stockCount', String(listId)) ?? {}) as {
    [Name in keyof CountDraft]?: unknown;
  };
  const texts = Object.entries(stored.texts ?? {}).filter(([, text]) => typeof text === 'string');
  return {
    place: typeof stored.place === 'string' ? stored.place : undefined,
    note: textOf(stored.note),
    texts: Object.fromEntries(texts),
    codes: Array.isArray(stored.codes) ? stored.codes.filter(isCode) : [],
    products: Array.isArray(stored.products) ? stored.products.filter(isProduct) : [],
    log: logOf(stored.log),
  };
}

/** Synchronous, so that closing the page loses no key. Undefined removes it. */
export const keepDraft = (listId: number, draft: CountDraft | undefined): boolean =>
  writeStoredJson('stockCount', draft, String(listId));
