import 'server-only';
import type { ApiClient } from '@/api/client';
import { hasCode } from '@/api/error';
import { getProduct } from '@/api/products';
import type { ProductDoc } from '@/api/types';
import type { WasteHit } from '@/components/waste/product-hits';
import { PAGE_SIZE } from '@/components/waste/waste-report';
import type { WasteFilter } from '@/lib/urls/waste-urls';
import type { WasteChoice } from '@/templates/basis/account/waste';
import { callWithSession, withSession } from '../session-result';
import type { WasteStart } from './waste-query';

/** First and last day of the months, DD-MM-YYYY. */
export function wastePeriod({ from, until, reason }: WasteFilter) {
  const [year = 0, month = 1] = until.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const dutch = (day: string, name: string) => `${day}-${name.split('-').reverse().join('-')}`;
  return { datefrom: dutch('01', from), dateto: dutch(String(last), until), ...(reason && { reason }) };
}

/** Waste of the customer in these months; ten entries a page from 0. */
export const getWaste = (site: string, filter: WasteFilter) =>
  callWithSession(site, 'waste.all', { ...wastePeriod(filter), page: filter.page, pageSize: PAGE_SIZE });

const MAX_HITS = 8;
const DELIVERED = 3;

const hitOf = (product: ProductDoc, unitId?: number): WasteHit => ({
  productId: product.productId,
  unitId: unitId ?? product.units.find(({ puIsDefault }) => puIsDefault)?.puId ?? 0,
  name: product.productName,
  articleNumber: product.productExtCode,
  image: product.image,
});

/** The product, with the latest delivered order that has it; undefined when it is absent. */
async function chosen(client: ApiClient, productId: number, unitId?: number): Promise<WasteChoice> {
  const product = await getProduct(client, productId).catch((error) => {
    if (hasCode(error, 'not_found')) return null;
    throw error;
  });
  if (!product) return { state: 'gone' };
  const search = product.productExtCode;
  const { orders } = await client.call('service.orderHistory', { search, status: DELIVERED, pageSize: 1 });
  return { state: 'chosen', product, unitId, deliveredIn: orders[0]?.orderNumber };
}

/**
 * Bought products first, then others of the assortment. A code that belongs to one product chooses it at once, in the unit
 * of the code.
 */
async function found(client: ApiClient, search: string): Promise<WasteChoice> {
  const { call } = client;
  const bought = await call('service.productHistory', { search, pageSize: MAX_HITS });
  const known = bought.products.map(({ product, unitId }) => hitOf(product, unitId));
  if (search === '') return { state: 'bought', hits: known };
  const codes = await call('quickOrder.find', { codes: [search] });
  const [only] = codes;
  if (only && codes.length === 1) return chosen(client, only.product.productId, only.unitId);
  const { docs } = await call('products.list', { search, pageSize: MAX_HITS });
  const hits = [
    ...codes.map(({ product, unitId }) => hitOf(product, unitId)),
    ...known,
    ...docs.map((doc) => hitOf(doc)),
  ];
  const ids = hits.map(({ productId }) => productId);
  return {
    state: 'found',
    hits: hits.filter(({ productId }, at) => ids.indexOf(productId) === at).slice(0, 12),
  };
}

export const getWasteChoice = (site: string, { search, productId, unitId }: WasteStart) =>
  withSession(site, (client) =>
    productId === undefined ? found(client, search) : chosen(client, productId, unitId),
  );
