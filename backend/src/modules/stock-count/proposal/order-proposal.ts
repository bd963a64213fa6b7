import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { toProductDoc } from '../../catalogue/product-doc.ts';
import { type ProductRow, productJson } from '../../catalogue/product-row.ts';
import { findList, type ListRow } from '../../order-lists/find-list.ts';
import { items, orders, unitOfItem } from '../../order-lists/read-list.ts';
import { type LastFound, lastFound } from '../last-found.ts';
import { readMovements } from '../movements.ts';
import { missingAt, proposeQuantity, type StockedPlace } from './propose-quantity.ts';
import { comingGoods } from './under-way.ts';

type Answer = z.input<typeof endpoints.stockCount.proposal.response>;

interface Kept extends Record<string, unknown> {
  product: ProductRow;
  available: boolean;
  unit_id: number;
  places: { place: string; minimum: number; maximum: number }[];
}

/** Products of a list of which a place was below its minimum at its latest count, with the quantity to order. @throws DomainError not_found */
export async function orderProposal(tx: Tx, viewer: Viewer, listID: number): Promise<Answer> {
  const list = await findList(tx, viewer, listID);
  const found = await lastFound(tx, list.siteId, list.id);
  const counted_at =
    [...found.values()]
      .map(({ countedAt }) => countedAt)
      .sort()
      .at(-1) ?? null;
  const low = (await keptProducts(tx, viewer, list)).flatMap((kept) => {
    const last = found.get(kept.product.product_id);
    const places = last ? stockedPlaces(kept, last) : [];
    return last && missingAt(places).toMinimum > 0 ? [{ kept, last, places }] : [];
  });
  const until = new Date().toISOString();
  const movements = await readMovements(
    tx,
    viewer,
    low.map(({ last: { productId, countedAt: from } }) => ({ productId, from, until })),
  );
  const coming = await comingGoods(
    tx,
    viewer,
    low.map(({ last }) => last.productId),
  );
  const lines = low.map(({ kept, last, places }) => {
    const { underWay, asked } = coming.get(last.productId) ?? { underWay: 0, asked: 0 };
    const moved = movements.get(last.productId) ?? { delivered: 0, waste: 0 };
    const arrived = moved.delivered - moved.waste;
    const unit = kept.product.units?.find(({ id }) => id === kept.unit_id);
    const pack = { content: unit?.content ?? 1, step: unit?.is_default ? kept.product.step : 1 };
    const quantity = kept.available ? proposeQuantity(places, arrived + underWay + asked, pack) : 0;
    const sum = (of: 'minimum' | 'maximum') => places.reduce((all, place) => all + place[of], 0);
    return {
      ...{ product: toProductDoc(kept.product), available: kept.available, unit_id: kept.unit_id, quantity },
      ...{ counted: last.pieces, minimum: sum('minimum'), maximum: sum('maximum') },
      ...{ arrived, under_way: underWay, asked },
    };
  });
  return { counted_at, lines };
}

/**
 * The places of a product with what was found there. What was found at places that it is no longer kept at, for example
 * a removed one, counts for the first place where nothing was counted.
 */
function stockedPlaces({ places }: Kept, { places: found }: LastFound): StockedPlace[] {
  const elsewhere = Object.entries(found).filter(([name]) => !places.some(({ place }) => place === name));
  let loose = elsewhere.reduce((sum, [, pieces]) => sum + pieces, 0);
  return places.map(({ place, minimum, maximum }) => {
    const known = found[place];
    const stocked = { minimum, maximum, found: known ?? loose };
    if (known === undefined) loose = 0;
    return stocked;
  });
}

/** Products of the list with a minimum, in the list's order. */
async function keptProducts(tx: Tx, viewer: Viewer, list: ListRow): Promise<Kept[]> {
  const { rows } = await tx.execute<Kept>(sql`
    SELECT ${productJson(viewer)} AS product, p.active AS available, ${unitOfItem} AS unit_id,
      (SELECT json_agg(json_build_object('place', s.place, 'minimum', s.minimum,
          'maximum', coalesce(s.maximum, s.minimum)))
        FROM stock_lines s WHERE s.site_id = p.site_id AND s.list_id = ${list.id} AND s.product_id = p.id
          AND s.minimum IS NOT NULL) AS places
    ${items(list.id)}
      AND EXISTS (SELECT 1 FROM stock_lines s WHERE s.site_id = p.site_id AND s.list_id = ${list.id}
        AND s.product_id = p.id AND s.minimum IS NOT NULL)
    ORDER BY ${orders[list.sortType]}`);
  return rows;
}
