import { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Caller, TestApp } from '../support/index.ts';

type Order = z.output<typeof endpoints.service.orderHistory.response>['orders'][number];

/** Where a product belongs. */
export interface Known {
  id: number;
  groups: number[];
  supplier: number | null;
}

interface Asked {
  from: string;
  until: string;
  groupID?: number | undefined;
  productID?: number | undefined;
  supplierID?: number | undefined;
  addressID?: number | undefined;
  /** The customer's only address. */
  home: number;
}

const PAGE_SIZE = 50;

/** All orders of a customer with rows and details, as its order history gives them. */
export async function readHistory(test: TestApp, caller: Caller): Promise<Order[]> {
  const { orderHistory } = endpoints.service;
  const all: Order[] = [];
  for (let page = 0; ; page += 1) {
    const { orders } = await test.data(orderHistory, { page, pageSize: PAGE_SIZE }, caller);
    for (const { order_number } of orders) {
      const [one] = (
        await test.data(orderHistory, { orderNumber: order_number, withRows: true, pageSize: 1 }, caller)
      ).orders;
      if (one) all.push(one);
    }
    if (orders.length < PAGE_SIZE) return all;
  }
}

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });
const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** Whether a day of the year before is one that the period is compared with. */
function isBefore(day: string, { from, until }: Asked): boolean {
  const year = Number(day.slice(0, 4)) + 1;
  const later = `${year}${day.slice(4)}`;
  if (!day.endsWith('-02-29') || isLeap(year)) return later >= from && later <= until;
  // A leap day is between two days that are compared, or ends a whole February.
  const begun = from <= `${year}-02-28`;
  return begun && (until > `${year}-02-28` || (until === `${year}-02-28` && from.endsWith('-01')));
}

/** The sums of a period by going through the orders one by one; amounts in cents, those of lists in euros. */
export function sumsOf(history: readonly Order[], known: readonly Known[], asked: Asked) {
  const { from, until, groupID, productID, supplierID, addressID } = asked;
  const sums = { total: 0, previous: 0, orders: 0 };
  const months = new Map<string, number>();
  const groups = new Map<number, number>();
  const products = new Map<number, { cents: number; pieces: number }>();
  for (const order of history) {
    const { details, rows = [], order_status } = order;
    const { house_number: houseNumber } = details?.address ?? {};
    const isHome = houseNumber === '12' && !details?.pickup;
    if (order_status === 4 || (addressID !== undefined && !(addressID === asked.home && isHome))) continue;
    const day = amsterdam.format(new Date(order.order_date));
    let counts = false;
    for (const row of rows) {
      const product = known.find(({ id }) => id === row.product_id);
      if (!product) throw new Error('The order has a product that the test did not make.');
      if (groupID !== undefined && !product.groups.includes(groupID)) continue;
      if (productID !== undefined && product.id !== productID) continue;
      if (supplierID !== undefined && product.supplier !== supplierID) continue;
      const cents = Math.round(row.total * 100);
      if (isBefore(day, asked)) sums.previous += cents;
      if (day < from || day > until) continue;
      counts = true;
      sums.total += cents;
      const month = `${day.slice(0, 7)}-01`;
      months.set(month, (months.get(month) ?? 0) + cents);
      const group = product.groups[0] ?? 0;
      groups.set(group, (groups.get(group) ?? 0) + cents);
      const before = products.get(product.id) ?? { cents: 0, pieces: 0 };
      const pieces = row.quantity * Number(/\d+/.exec(row.unit_desc)?.[0]);
      products.set(product.id, { cents: before.cents + cents, pieces: before.pieces + pieces });
    }
    if (counts) sums.orders += 1;
  }
  const largest = <T>(all: [number, T][], centsOf: (value: T) => number) =>
    all
      .filter(([, value]) => centsOf(value) !== 0)
      .sort(([, one], [, other]) => centsOf(other) - centsOf(one));
  return {
    ...sums,
    byMonth: [...months]
      .filter(([, cents]) => cents !== 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([month, cents]) => [month, cents / 100]),
    byGroup: largest([...groups], (cents) => cents).map(([id, cents]) => [id, cents / 100]),
    byProduct: largest([...products], ({ cents }) => cents).map(([id, { cents, pieces }]) => [
      id,
      cents / 100,
      pieces,
    ]),
  };
}
