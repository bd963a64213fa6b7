import 'server-only';
import { cache } from 'react';
import { getAccountDetails, getOrderHistory } from '@/api/service';
import type { Order } from '@/api/types';
import { type Priced, withSession } from './priced';

export type OrdersQuery = { page: number; search: string; status?: number };

const loadOrders = cache((site: string, page: number, search: string, status: number | undefined) =>
  withSession(site, (client) =>
    getOrderHistory(client, {
      page,
      ...(search !== '' && { search }),
      ...(status !== undefined && { status }),
    }),
  ),
);

/** The customer's orders, newest first; 24 a page from 0. */
export const getOrders = (site: string, { page, search, status }: OrdersQuery) =>
  loadOrders(site, page, search, status);

/** One order of the customer by its number, with its rows; null when it is absent or somebody else's. */
export const getOrder = cache(
  (site: string, number: string): Promise<Priced<Order | null>> =>
    withSession(site, async (client) => {
      const { orders } = await getOrderHistory(client, { search: number, withRows: true, pageSize: 100 });
      return orders.find((order) => order.orderNumber === number) ?? null;
    }),
);

/** Company, contact and addresses of the customer. */
export const getAccount = cache((site: string) =>
  withSession(site, (client) => getAccountDetails(client, { loadContact: true, loadAddresses: true })),
);
