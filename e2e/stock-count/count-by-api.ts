import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi } from '../support/shop.ts';

export interface Listed {
  product_id: number;
  product_name: string;
  step: number;
  stock: number;
  units: { pu_id: number; unit_content: number; pu_is_default: boolean }[];
}

interface Items {
  data: { items: { unit_id: number; product: Listed }[] };
}

/** Products of a list, in its order, with the unit in which each stands on it. */
export async function productsOf(page: Page, listID: number) {
  const { data } = await callApi<Items>(page, '/v1/orderlist/get_orderlist', { listID, getStockable: true });
  return data.items.map(({ unit_id, product }) => {
    const unit = product.units.find(({ pu_id }) => pu_id === unit_id);
    return {
      ...{
        id: product.product_id,
        name: product.product_name,
        step: product.step,
        stock: product.stock,
        unitId: unit_id,
      },
      content: unit?.unit_content ?? 1,
      isDefault: unit?.pu_is_default ?? false,
    };
  });
}
export type ListedProduct = Awaited<ReturnType<typeof productsOf>>[number];

interface Entry {
  place?: string;
  quantity: number;
  product?: ListedProduct;
  code?: string;
}

/** Counts a list as a device does, and finishes the count. @returns its id */
export async function countList(page: Page, listID: number, entries: readonly Entry[]): Promise<number> {
  const countedAt = new Date().toISOString();
  const events = entries.map(({ product, ...entry }) => ({
    ...{ uuid: randomUUID(), device: 'telefoon-proef', place: '', kind: 'set', countedAt },
    ...entry,
    ...(product && { productID: product.id, unitID: product.unitId }),
  }));
  const { data } = await callApi<{ data: { count_id: number } }>(page, '/v1/stockcount/update_stockcount', {
    ...{ listID, key: randomUUID(), events, finish: true },
  });
  return data.count_id;
}
