import type { Tx } from '../../../backend/src/db/connect.ts';
import { type OrderListSort, orderListItems, orderLists } from '../../../backend/src/db/schema/index.ts';
import { insertRows, needed } from '../bulk-insert.ts';
import { dice } from '../catalogue/random.ts';
import type { DemoGroup } from '../model.ts';
import type { WrittenCustomer } from './customers.ts';
import type { Favourite } from './favourites.ts';

interface Buyer {
  customer: WrittenCustomer;
  favourites: Favourite[];
}

interface PlannedList {
  name: string;
  sortType: OrderListSort;
  items: Favourite[];
}

/** A further list of fewer is not worth a name. */
const FEWEST = 3;
const MAX_GROUPS = 3;
const REGULAR = 15;

const notes = {
  business: [
    'Magazijn, stelling 3',
    'Achter de balie',
    'Kast begane grond',
    'Eerst tellen',
    'Niet vervangen',
  ],
  consumer: ['Bijkeuken', 'Reserve op zolder', 'Voor de keuken'],
} as const;

/** One list of what is bought again and again, and one each for the main groups that the buyer buys most from. */
function listsOf({ customer, favourites }: Buyer, labels: Map<string, string>): PlannedList[] {
  if (favourites.length === 0) return [];
  const often = [...favourites].sort((a, b) => a.every - b.every).slice(0, REGULAR);
  const byGroup = Map.groupBy(favourites, ({ product }) => product.group.split('/')[0] ?? '');
  const groups = [...byGroup]
    .sort(([, a], [, b]) => b.length - a.length)
    .filter(([, items], index) => index === 0 || items.length >= FEWEST)
    .slice(0, MAX_GROUPS);
  return [
    {
      name: customer.kind === 'consumer' ? 'Elke maand' : 'Vaste bestelling',
      // The order in which the buyer walks along the shelves.
      sortType: 2,
      items: often,
    },
    ...groups.map(([key, items], index) => ({
      name: needed(labels.get(key), `group ${key}`),
      sortType: (index === 1 ? 1 : 0) as OrderListSort,
      items,
    })),
  ];
}

/** Here and there the buyer wrote something down. */
function itemRows(customer: WrittenCustomer, listId: number, { name, items }: PlannedList) {
  const luck = dice(`order list|${customer.mark}|${name}`);
  return items.map(({ product, usual }, position) => ({
    listId,
    productId: product.id,
    unitId: product.defaultUnit.id,
    quantity: usual,
    note: luck.chance(0.2) ? luck.pick(notes[customer.kind]) : '',
    position,
  }));
}

/** Two to four order lists for every demo customer that orders, from what it keeps buying. */
export async function writeOrderLists(
  tx: Tx,
  siteId: string,
  groups: DemoGroup[],
  buyers: Buyer[],
): Promise<void> {
  const labels = new Map(groups.map(({ key, label }) => [key, label]));
  const planned = buyers.flatMap((buyer) =>
    listsOf(buyer, labels).map((list) => ({ customer: buyer.customer, list })),
  );
  const written = await insertRows(tx, {
    table: orderLists,
    siteId,
    rows: planned.map(({ customer, list: { name, sortType } }) => ({
      customerId: customer.id,
      name,
      sortType,
    })),
    returning: ['id', 'customerId', 'name'],
  });
  const ids = new Map(written.map(({ id, customerId, name }) => [`${customerId}|${name}`, id]));
  const rows = planned.flatMap(({ customer, list }) =>
    itemRows(customer, needed(ids.get(`${customer.id}|${list.name}`), `list ${list.name}`), list),
  );
  await insertRows(tx, { table: orderListItems, siteId, rows });
}
