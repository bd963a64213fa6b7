import 'server-only';
import { cache } from 'react';
import { getOrderHistory } from '@/api/service';
import type { Order } from '@/api/types';
import { type Priced, withSession } from './priced';

/** The customer's orders, newest first. */
export const getOrders = cache((site: string, page: number) =>
  withSession(site, (client) => getOrderHistory(client, { page })),
);

/** One order of the customer by its number, with its rows; null when it is absent or somebody else's. */
export const getOrder = cache(
  (site: string, number: string): Promise<Priced<Order | null>> =>
    withSession(site, async (client) => {
      const { orders } = await getOrderHistory(client, { withRows: true });
      return orders.find((order) => order.orderNumber === number) ?? null;
    }),
);
