import { admin } from './admin.ts';
import { auth } from './auth.ts';
import { cartEndpoints } from './cart/cart-endpoints.ts';
import { cms } from './cms.ts';
import { content } from './content.ts';
import type { Endpoint } from './define.ts';
import { editing } from './editing/endpoints.ts';
import { media } from './editing/media.ts';
import { orderLists } from './order-lists.ts';
import { productGroups } from './product-groups.ts';
import { products } from './products.ts';
import { quickOrder } from './quick-order.ts';
import { recurringOrders } from './recurring-orders/recurring-endpoints.ts';
import { service } from './service.ts';
import { settingsEndpoints } from './settings.ts';
import { shelfLabels } from './shelf-labels.ts';
import { stockCount } from './stock-count.ts';
import { suppliers } from './suppliers.ts';
import { tasks } from './tasks.ts';

/** All endpoints, by resource (docs/behaviour.md §5.1). An endpoint that is not here does not exist. */
export const endpoints = {
  auth,
  admin,
  products,
  productGroups,
  cart: cartEndpoints,
  service,
  orderLists,
  quickOrder,
  shelfLabels,
  recurringOrders,
  content,
  cms,
  editing,
  media,
  settings: settingsEndpoints,
  tasks,
  stockCount,
  suppliers,
};

type Resources = typeof endpoints;
/** `cart.update`, `auth.login`, … */
export type EndpointName = {
  [R in keyof Resources]: `${R & string}.${keyof Resources[R] & string}`;
}[keyof Resources];

/** The same table, flat: name → endpoint. */
export const endpointTable: ReadonlyMap<EndpointName, Endpoint> = new Map(
  Object.entries(endpoints).flatMap(([resource, group]) =>
    Object.entries(group).map(
      ([name, endpoint]) => [`${resource}.${name}` as EndpointName, endpoint as Endpoint] as const,
    ),
  ),
);
