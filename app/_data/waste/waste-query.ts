import { MAX_WASTE_NOTE } from '@toonbank/contract/waste/kinds';
import { monthsLater } from '@/components/waste/months';
import { amsterdamDay } from '@/lib/dates';
import type { WasteTexts } from '@/lib/forms/waste-form';
import { reasonWords, type WasteFilter } from '@/lib/urls/waste-urls';
import { readPage, readSearch } from '../account-query';
import type { SearchParams } from '../query';

type Query = Awaited<SearchParams>;
const one = (value: Query[string]) => [value].flat()[0] ?? '';
const isMonth = (text: string) => /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/.test(text);
const readId = (value: Query[string]) => (/^[1-9]\d{0,9}$/.test(one(value)) ? Number(one(value)) : undefined);

/** This month in the Netherlands, `2026-03`. */
export const thisMonth = (): string => amsterdamDay(new Date()).slice(0, 7);

/** `van`, `tot` (months), `reden`, `page`; without months the last twelve. */
export function readWasteFilter(query: Query, today = thisMonth()): WasteFilter {
  const until = isMonth(one(query.tot)) ? one(query.tot) : today;
  const from = isMonth(one(query.van)) ? one(query.van) : monthsLater(until, -11);
  const word = one(query.reden);
  const reason = Object.hasOwn(reasonWords, word) ? reasonWords[word] : undefined;
  // Months in the wrong order are still a period.
  const [first, last] = from <= until ? [from, until] : [until, from];
  return { page: readPage(query), from: first, until: last, reason };
}

/** The product in the address, or the text to find one by; and what was typed before a refusal without JavaScript. */
export interface WasteStart {
  search: string;
  productId: number | undefined;
  unitId: number | undefined;
  typed: Pick<WasteTexts, 'quantity' | 'reason' | 'note'>;
}

export const readWasteStart = (query: Query): WasteStart => ({
  search: readSearch(query).slice(0, 80),
  productId: readId(query.artikel),
  unitId: readId(query.eenheid),
  typed: {
    quantity: one(query.aantal).slice(0, 10),
    reason: one(query.waarom).slice(0, 20),
    note: one(query.notitie).slice(0, MAX_WASTE_NOTE),
  },
});

/** `gedaan`, and in `regel` the entry that was changed. */
export const readWasteDone = ({ gedaan, regel }: Query) => ({ result: one(gedaan), entry: readId(regel) });
