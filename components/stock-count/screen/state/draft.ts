import { readStoredJson, writeStoredJson } from '@/lib/browser-storage/browser-storage';
import type { CountProduct } from '../../offline/types';
import type { OwnCode } from '../model/codes';

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
}

const isCode = (value: unknown): value is OwnCode => {
  const { code, productId, unitId } = (value ?? {}) as Partial<OwnCode>;
  return typeof code === 'string' && Number.isInteger(productId) && Number.isInteger(unitId);
};

const isProduct = (value: unknown): value is CountProduct => {
  const { id, name, units } = (value ?? {}) as Partial<CountProduct>;
  return Number.isInteger(id) && typeof name === 'string' && Array.isArray(units);
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
  };
}

/** Synchronous, so that closing the page loses no key. Undefined removes it. */
export const keepDraft = (listId: number, draft: CountDraft | undefined): boolean =>
  writeStoredJson('stockCount', draft, String(listId));
