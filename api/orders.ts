import type { RequestOf } from './call';
import type { ApiClient } from './client';

/**
 * One order by its number with rows and `details`; null when it does not exist or belongs to another customer. Its
 * neighbours are searched among the orders that match `among`, the filters of the list.
 */
export async function getOrder(
  { call }: ApiClient,
  orderNumber: string,
  among: Omit<RequestOf<'service.orderHistory'>, 'orderNumber' | 'withRows'> = {},
) {
  const { orders } = await call('service.orderHistory', { ...among, orderNumber, withRows: true });
  return orders.find((order) => order.orderNumber === orderNumber) ?? null;
}
