import type { RequestOf } from './call';
import type { ApiClient } from './client';

/** All of the customer's order lists by name, and whether each holds the product. Customers only, like all of these. */
export const getSelectedOrderLists = (client: ApiClient, productID: number) =>
  client.call('orderLists.selected', { productID });

/** Ids of the products that are on any of the customer's lists. */
export const getListedItems = (client: ApiClient) => client.call('orderLists.listedItems', {});

/** The customer's lists by name. */
export const getOrderLists = (client: ApiClient) => client.call('orderLists.all', {});

/** One page of a list, with the customer's prices. @throws ApiError `not_found`, also for another customer's list */
export const getOrderList = (client: ApiClient, request: RequestOf<'orderLists.get'>) =>
  client.call('orderLists.get', request);

/** A whole list as PDF (1), XML (2) or CSV (3). @throws ApiError `not_found` */
export const getOrderListFile = (client: ApiClient, listID: number, type: 1 | 2 | 3) =>
  client.file('orderLists.get', { listID, type });

/** Creates a list. @throws ApiError `list_name_taken`, `too_many_lists` */
export const addOrderList = (client: ApiClient, name: string) => client.call('orderLists.add', { name });

/** Restores a removed list with its items, under a new id. @throws ApiError as `addOrderList` */
export const restoreOrderList = (client: ApiClient, request: RequestOf<'orderLists.add'>) =>
  client.call('orderLists.add', request);

/** @returns the list's content, where the API answers it */
export const removeOrderList = (client: ApiClient, listID: number) =>
  client.call('orderLists.remove', { listID });

/** Renames a list. @throws ApiError `list_name_taken` */
export const renameOrderList = (client: ApiClient, request: RequestOf<'orderLists.rename'>) =>
  client.call('orderLists.rename', request);

/** Sets the sort type: 0 by group, 1 by supplier, 2 the customer's own order. */
export const setOrderListSort = (client: ApiClient, request: RequestOf<'orderLists.setSortType'>) =>
  client.call('orderLists.setSortType', request);

/** Stores the customer's own order, of the whole list or (`part`) of one page of it. */
export const sortOrderList = (client: ApiClient, request: RequestOf<'orderLists.setCustomSort'>) =>
  client.call('orderLists.setCustomSort', request);

/** Puts many products on a list, or changes their items. @throws ApiError `list_full` */
export const putOnOrderList = (client: ApiClient, request: RequestOf<'orderLists.putItems'>) =>
  client.call('orderLists.putItems', request);

/** Removes products from a list, or moves or copies them to another. @throws ApiError `list_full` */
export const moveOrderListItems = (client: ApiClient, request: RequestOf<'orderLists.moveItems'>) =>
  client.call('orderLists.moveItems', request);

/** Adds a list to the cart, whole or in part; the answer names the lines that can't be ordered. */
export const orderListToCart = (client: ApiClient, request: RequestOf<'orderLists.toCart'>) =>
  client.call('orderLists.toCart', request);

/** Puts a product on a list; a repeat changes nothing. @throws ApiError `not_found`, `list_full` */
export const addToOrderList = (client: ApiClient, request: RequestOf<'orderLists.addItem'>) =>
  client.call('orderLists.addItem', request);

/** Removes a product from a list. @returns the removed item, where the API answers it */
export const removeFromOrderList = (client: ApiClient, request: RequestOf<'orderLists.removeItem'>) =>
  client.call('orderLists.removeItem', request);
