import { type endpoints, MAX_RANKED } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toEuro } from '../prices/index.ts';
import {
  addressShares,
  groupShares,
  monthSums,
  otherProducts,
  supplierShares,
  totals,
  weekSums,
} from './add-up.ts';
import { loadSums, type ProductSum } from './load-sums.ts';
import { loadUse } from './load-use.ts';
import { loadWaste, type Waste } from './load-waste.ts';
import { type Period, readPeriod } from './period.ts';
import type { SalesFilter } from './sold.ts';

type Request = z.output<typeof endpoints.salesAnalysis.get.request>;
export type Analysis = z.input<typeof endpoints.salesAnalysis.get.response>;

const ranked = (
  product: ProductSum,
  { waste, used }: { waste: Waste | undefined; used: number | undefined },
) => ({
  product_id: product.product_id,
  product_name: product.product_name,
  product_ext_code: product.product_ext_code,
  base_unit: product.base_unit,
  pieces: product.pieces,
  previous_pieces: product.previous_pieces,
  total: toEuro(product.cents),
  previous: toEuro(product.previous_cents),
  orders: product.orders ?? 0,
  used: used ?? null,
  waste: waste?.pieces ?? 0,
});

/** Purchases of the viewer's customer in a period, with the same days of the year before (docs/behaviour.md §13.11). */
export async function analysePeriod(
  tx: Tx,
  viewer: Viewer,
  period: Period,
  filter: SalesFilter,
): Promise<Analysis> {
  const { first_day, days, products } = await loadSums(tx, viewer, period, filter);
  const waste = await loadWaste(tx, viewer, period, filter);
  // Stock that was counted has no delivery address.
  const use = filter.addressID === undefined ? await loadUse(tx, viewer, period) : new Map<number, number>();
  return {
    ...totals(days),
    first_day,
    months: monthSums(period, days),
    weeks: weekSums(period, days, filter.productID !== undefined),
    products: products.slice(0, MAX_RANKED).map((product) => {
      const id = product.product_id ?? 0;
      return ranked(product, { waste: waste.get(id), used: use.get(id) });
    }),
    other: otherProducts(products.slice(MAX_RANKED)),
    groups: groupShares(products),
    suppliers: supplierShares(products),
    addresses: addressShares(days),
    waste_total: toEuro([...waste.values()].reduce((sum, { cents }) => sum + cents, 0)),
  };
}

/** @throws DomainError invalid_request for a period that can't be analysed */
export const readAnalysis = (tx: Tx, viewer: Viewer, { datefrom, dateto, ...filter }: Request) =>
  analysePeriod(tx, viewer, readPeriod({ datefrom, dateto }), filter);
