import 'server-only';
import { cache } from 'react';
import { getOrder as findOrder } from '@/api/orders';
import type { Order, OrderHistory } from '@/api/types';
import type { RunningOrders } from '@/components/orders/running-orders';
import { isWaitingForPayment, paymentStage } from '@/components/payment/payment-stage';
import { formatDate } from '@/lib/dates';
import { type SessionResult, withSession } from './session-result';

/** Query of a list of orders. Days are YYYY-MM-DD, both inclusive. */
export interface OrdersQuery {
  page: number;
  search: string;
  status?: number;
  from?: string;
  until?: string;
}

/** The wire has days as the Dutch write them. */
const filters = ({ search, status, from, until }: Omit<OrdersQuery, 'page'>) => ({
  ...(search !== '' && { search }),
  ...(status !== undefined && { status }),
  ...(from && { fromDate: formatDate(from) }),
  ...(until && { untilDate: formatDate(until) }),
});

/** The customer's orders, newest first; 24 a page from 0. */
export const getOrders = (site: string, query: OrdersQuery) =>
  withSession(site, ({ call }) => call('service.orderHistory', { page: query.page, ...filters(query) }));

/** An empty result without a request. */
export const noOrders = async (): Promise<SessionResult<OrderHistory>> => ({
  state: 'ok',
  value: { numFound: 0, page: 0, orders: [] },
});

/**
 * One order with its neighbours in the filtered list; null when it is absent or belongs to another customer.
 */
export const getOrderAmong = (site: string, number: string, query: Omit<OrdersQuery, 'page'>) =>
  withSession(site, (client) => findOrder(client, number, filters(query)));

/**
 * One order of the customer with its rows, by number; null when it is absent or belongs to another customer.
 */
export const getOrder = cache(
  (site: string, number: string): Promise<SessionResult<Order | null>> =>
    withSession(site, (client) => findOrder(client, number)),
);

const MAX_RUNNING_ORDERS = 5;

/** As many new orders as the API gives at once: among them are those that wait for payment. */
const MAX_NEW_ORDERS = 100;

/** Orders under way: new and in progress, latest first. */
export const getRunningOrders = (site: string): Promise<SessionResult<RunningOrders>> =>
  withSession(site, async ({ call }) => {
    const parts = await Promise.all(
      [
        { status: 1, pageSize: MAX_NEW_ORDERS },
        { status: 2, pageSize: MAX_RUNNING_ORDERS },
      ].map((request) => call('service.orderHistory', request)),
    );
    const orders = parts
      .flatMap((part) => part.orders)
      .sort((one, other) => other.orderDate.localeCompare(one.orderDate));
    return {
      numFound: parts.reduce((sum, { numFound }) => sum + numFound, 0),
      waiting: orders.filter((order) => isWaitingForPayment(order)).length,
      page: 0,
      orders: orders.slice(0, MAX_RUNNING_ORDERS),
    };
  });

/** New orders that wait for an online payment, latest first; empty when they can't be loaded. */
export async function getWaitingOrders(site: string): Promise<Order[]> {
  const answer = await withSession(site, ({ call }) => call('service.orderHistory', { status: 1 }));
  const orders = answer.state === 'ok' ? answer.value.orders : [];
  return orders.filter((order) => ['waiting', 'failed'].includes(paymentStage(order) ?? ''));
}
