import 'server-only';
import type { CustomerDashboard, StartLine, StartOrder } from '@/api/customer-dashboard';
import type { DueProduct, Order } from '@/api/types';
import { unitNameOf } from '@/lib/unit-name';
import { withSession } from './session-result';

/** As many as a card has room for. */
const FEW = 3;
/** New, and worked on (docs/behaviour.md §10.4). */
const RUNNING = [1, 2];

const toOrder = ({ orderNumber, orderStatus, orderDate, expectedDate, ...payment }: Order): StartOrder => ({
  orderNumber,
  orderStatus,
  orderDate,
  expectedDate,
  paymentSource: payment.paymentSource,
  ...(payment.paymentState && { paymentState: payment.paymentState }),
  ...(payment.payBefore && { payBefore: payment.payBefore }),
});

const newestFirst = (one: Order, other: Order) => other.orderDate.localeCompare(one.orderDate);

function toDue({ product, unitId, quantity }: DueProduct, _: number, all: DueProduct[]): StartLine {
  const unit = product.units.find(({ puId }) => puId === unitId);
  return {
    productId: product.productId,
    unitId,
    quantity,
    name: product.productName,
    unit: unit?.unitName ?? product.baseUnit,
    ...(all.length < FEW && { image: product.image }),
  };
}

const toLines = ({ rows = [] }: Partial<Order>): StartLine[] =>
  rows.flatMap(({ productId, unitId, quantity, orderrowName: name, unitDesc }) =>
    productId === null || typeof unitId !== 'number'
      ? []
      : [{ productId, unitId, quantity, name, unit: unitNameOf(unitDesc) }],
  );

/** Data of the customer's home page cards, as compact as possible. */
export const getDashboard = (site: string) =>
  withSession(site, async ({ call }): Promise<CustomerDashboard> => {
    const [rhythm, lists, latest, ...running] = await Promise.all([
      call('service.purchaseRhythm', {}),
      call('orderLists.all', {}),
      call('service.orderHistory', { pageSize: FEW, withRows: true }),
      ...RUNNING.map((status) => call('service.orderHistory', { status, pageSize: FEW })),
    ]);
    const due = rhythm.due.filter(({ product }) => product.stock > 0);
    const [last] = latest.orders;
    return {
      due: due.slice(0, FEW).map(toDue),
      dueCount: due.length,
      running: running
        .flatMap(({ orders }) => orders)
        .sort(newestFirst)
        .slice(0, FEW)
        .map(toOrder),
      runningCount: running.reduce((sum, { numFound }) => sum + numFound, 0),
      latest: latest.orders.map(toOrder),
      again: { lines: toLines(last ?? {}), of: last?.rows?.length ?? 0 },
      lists: [...lists]
        .sort((one, other) => other.listId - one.listId)
        .slice(0, FEW)
        .map(({ listId, name, itemCount }) => ({ listId, name, itemCount })),
      listCount: lists.length,
    };
  });
