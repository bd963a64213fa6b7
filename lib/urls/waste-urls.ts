import type { WasteReason } from '@toonbank/contract';
import { WASTE, withQuery } from './account-urls';

/** Where the forms of waste are posted to without JavaScript. */
export const WASTE_FORM = '/internal/forms/waste';
export const WASTE_CSV = `${WASTE}/verspilling.csv`;

/** Reasons, by their Dutch value in the address. */
export const reasonWords: Readonly<Record<string, WasteReason>> = {
  'over-datum': 'expired',
  gebroken: 'broken',
  'verkeerd-besteld': 'wrong_order',
  bedorven: 'spoiled',
  zoek: 'lost',
};

const wordOf = (reason: WasteReason | undefined): string =>
  Object.entries(reasonWords).find(([, known]) => known === reason)?.[0] ?? '';

/** Months, reason and page of the report. */
export interface WasteFilter {
  page: number;
  /** First and last month, `2026-01`. */
  from: string;
  until: string;
  reason?: WasteReason | undefined;
}

/** The report; the list begins at its heading. */
export const wasteUrl = ({ page, from, until, reason }: WasteFilter, path = WASTE): string =>
  withQuery(path, { van: from, tot: until, reden: wordOf(reason), page });
export const wasteCsvUrl = (filter: WasteFilter): string => wasteUrl({ ...filter, page: 0 }, WASTE_CSV);

/** Results of a form, in the query of the page after it. */
export type WasteDone = 'opgeslagen' | 'verwijderd' | 'teruggezet' | 'mislukt';

/** The page after a form; `entry` is what it changed. */
export const wasteDoneUrl = (done: WasteDone, entry?: number): string =>
  withQuery(WASTE, { gedaan: done, regel: entry });

/** The form for one product. */
export const wasteProductUrl = (productId: number, unitId?: number): string =>
  withQuery(WASTE, { artikel: productId, eenheid: unitId });

export const wastePhotoUrl = (id: number): string => `${WASTE}/foto/${id}`;
export const wasteThumbUrl = (id: number): string => `${WASTE}/foto/${id}?klein`;
