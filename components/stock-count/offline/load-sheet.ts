import type { AnswerOf } from '@/api/call';
import type { ErrorCode, ProductDoc } from '@/api/types';
import { callApi, type Outcome } from '@/store/call-api';
import type { AppDispatch } from '@/store/make-store';
import type { CountProduct, CountSheet } from './types';

const PAGE_SIZE = 500;

export type WireSheet = AnswerOf<'stockCount.sheet'>;

export interface LoadedSheet {
  /** The customer's id. */
  owner: number;
  sheet: CountSheet;
  /** Null: there is none; undefined: this API does not say. */
  open: WireSheet['openCount'] | undefined;
}

export const countProductOf = (product: ProductDoc): CountProduct => ({
  id: product.productId,
  name: product.productName,
  articleNumber: product.productExtCode,
  image: product.image,
  baseUnit: product.baseUnit,
  units: product.units.map((unit) => ({
    id: unit.puId,
    desc: unit.unitDesc,
    content: unit.unitContent,
    ean: unit.ean,
    isDefault: unit.puIsDefault,
  })),
});

/** An API without our addition (docs/behaviour.md §5.6): the list is counted without places. */
const isMissing = (code: ErrorCode) => code === 'not_built' || code === 'endpoint_unknown';

/** Loads what a count of the list needs: all pages of the list, and its places. */
export async function loadSheet(dispatch: AppDispatch, listId: number): Promise<Outcome<LoadedSheet>> {
  const products: CountProduct[] = [];
  const body = { listID: listId, getStockable: true, pageSize: PAGE_SIZE };
  const addition = dispatch(callApi('stockCount.sheet', { listID: listId }));
  let name = '';
  let owner = 0;
  let total = 1;
  for (let page = 0; page * PAGE_SIZE < total; page += 1) {
    const outcome = await dispatch(callApi('orderLists.get', { ...body, page }));
    if ('refusal' in outcome) return outcome;
    const list = outcome.value;
    total = list.numFound;
    name = list.name;
    owner = list.bestellijstgroupId;
    products.push(...list.items.map((item) => countProductOf(item.product)));
  }
  const more = await addition;
  if ('refusal' in more && !isMissing(more.refusal.code)) return more;
  const none = { places: [], lines: [], since: [], codes: [], openCount: undefined };
  const { places, lines, since, codes, openCount } = 'value' in more ? more.value : none;
  return {
    value: {
      owner,
      sheet: { listId, name, places, lines, products, since, codes },
      open: openCount,
    },
  };
}
