import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../backend/src/db/connect.ts';
import {
  orderListItems,
  orderLists,
  stockCountEvents,
  stockCountKeys,
  stockCountResults,
  stockCounts,
  stockLines,
  stockPlaces,
} from '../../../backend/src/db/schema/index.ts';
import { and, asc, eq } from '../../../backend/src/db/sql.ts';
import { insertRows, needed } from '../bulk-insert.ts';
import { addDays } from '../calendar.ts';
import { type Dice, dice } from '../catalogue/random.ts';
import type { WrittenProduct } from '../products.ts';
import type { WrittenCustomer } from './customers.ts';
import type { Favourite } from './favourites.ts';

/** The sites whose first customer counts. */
const COUNTING = new Set(['demo', 'horecahuis', 'schoongroep', 'zorgvoorraad']);
const PLACES = ['Magazijn', 'Keuken', 'Bar en balie'];
const LIST = 'Vaste bestelling';
/** Finished counts: their age in days, and how full the shelves were, as shares of the maximum. */
const FINISHED = [
  { daysAgo: 35, from: 0.5, to: 1 },
  { daysAgo: 7, from: 0, to: 0.5 },
];
/** A code that no product of the demo shops has. */
const UNKNOWN_CODE = '5012345678900';
const MINUTE_MS = 60_000;

interface Buyer {
  customer: WrittenCustomer;
  favourites: Favourite[];
}

interface Shelf {
  product: WrittenProduct;
  place: string;
  minimum: number;
  maximum: number;
}

/** Where the products of a list are kept; the usual quantity is the minimum, four times as much the maximum. */
const shelvesOf = (listed: readonly Favourite[]): Shelf[] =>
  listed.map(({ product, usual }, at) => ({
    product,
    place: PLACES[Math.floor((at * PLACES.length) / listed.length)] ?? '',
    minimum: usual * product.defaultUnit.content,
    maximum: 4 * usual * product.defaultUnit.content,
  }));

async function listOf(tx: Tx, { customer, favourites }: Buyer) {
  const rows = await tx
    .select({ listId: orderLists.id, productId: orderListItems.productId })
    .from(orderLists)
    .innerJoin(orderListItems, eq(orderListItems.listId, orderLists.id))
    .where(and(eq(orderLists.customerId, customer.id), eq(orderLists.name, LIST)))
    .orderBy(asc(orderListItems.position));
  const known = new Map(favourites.map((favourite) => [favourite.product.id, favourite]));
  const listed = rows.flatMap(({ productId }) => known.get(productId) ?? []);
  return { listId: rows[0]?.listId, listed };
}

/** Places, minimum and maximum of one list, two finished counts of it, and one that is open. */
export async function writeStockCounts(
  tx: Tx,
  siteId: string,
  buyers: readonly Buyer[],
  now: Date,
): Promise<void> {
  const buyer = COUNTING.has(siteId)
    ? buyers.find(({ customer }) => customer.kind === 'business')
    : undefined;
  if (!buyer) return;
  const { listId, listed } = await listOf(tx, buyer);
  if (listId === undefined) return;
  const shelves = shelvesOf(listed);
  await writePlaces(tx, siteId, listId, shelves);
  const luck = dice(`stock count|${buyer.customer.mark}`);
  for (const { daysAgo, ...full } of FINISHED) {
    const startedAt = addDays(now, -daysAgo);
    await writeCount(tx, { siteId, listId, buyer, shelves, luck, startedAt, finished: true, ...full });
  }
  const startedAt = new Date(now.getTime() - 40 * MINUTE_MS);
  const begun = shelves.slice(0, Math.ceil(shelves.length / 2));
  await writeCount(tx, {
    siteId,
    listId,
    buyer,
    shelves: begun,
    luck,
    startedAt,
    finished: false,
    from: 0,
    to: 0.7,
  });
}

async function writePlaces(tx: Tx, siteId: string, listId: number, shelves: Shelf[]): Promise<void> {
  const places = PLACES.map((name, position) => ({ listId, name, position }));
  await insertRows(tx, { table: stockPlaces, siteId, rows: places });
  const lines = shelves.map(({ product, ...line }, position) => ({
    listId,
    productId: product.id,
    ...line,
    position,
  }));
  await insertRows(tx, { table: stockLines, siteId, rows: lines });
}

interface CountToWrite {
  siteId: string;
  listId: number;
  buyer: Buyer;
  shelves: Shelf[];
  luck: Dice;
  startedAt: Date;
  finished: boolean;
  from: number;
  to: number;
}

async function writeCount(tx: Tx, count: CountToWrite): Promise<void> {
  const { siteId, listId, buyer, shelves, luck, startedAt, finished, from, to } = count;
  const { id: customerId, userId } = buyer.customer;
  const minutesLater = (minutes: number) => new Date(startedAt.getTime() + minutes * MINUTE_MS);
  const finish = finished ? { finishedBy: userId, finishedAt: minutesLater(shelves.length + 2) } : {};
  const [written] = await insertRows(tx, {
    table: stockCounts,
    siteId,
    rows: [{ customerId, listId, listRef: listId, listName: LIST, startedBy: userId, startedAt, ...finish }],
    returning: ['id'],
  });
  const countId = needed(written, `stock count on ${siteId}`).id;
  await insertRows(tx, { table: stockCountKeys, siteId, rows: [{ customerId, countId, key: randomUUID() }] });
  const counted = shelves.map(({ product, place, maximum }, at) => {
    const { id: unitId, content } = product.defaultUnit;
    const full = maximum / content;
    const quantity = luck.whole(Math.ceil(from * full), Math.floor(to * full));
    return {
      ...{ place, productId: product.id, unitId, content, code: product.articleNumber, quantity },
      countedAt: minutesLater(at + 1),
    };
  });
  const base = { customerId, countId, userId, device: 'telefoon-magazijn', kind: 'set' as const };
  await insertRows(tx, {
    table: stockCountEvents,
    siteId,
    rows: counted.map((event) => ({ ...base, uuid: randomUUID(), ...event })),
  });
  const unknown = { place: PLACES[0] ?? '', code: UNKNOWN_CODE, quantity: 2, countedAt: minutesLater(1) };
  await insertRows(tx, {
    table: stockCountEvents,
    siteId,
    rows: [{ ...base, uuid: randomUUID(), ...unknown }],
  });
  if (!finished) return;
  const found = counted.map(({ place, productId, content, quantity, countedAt }, position) => ({
    ...{ countId, position, place, productId, code: '', pieces: quantity * content, countedAt },
  }));
  await insertRows(tx, { table: stockCountResults, siteId, rows: found });
  const { quantity: pieces, ...code } = unknown;
  const last = { countId, position: found.length, ...code, pieces };
  await insertRows(tx, { table: stockCountResults, siteId, rows: [last] });
}
