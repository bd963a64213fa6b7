import { ORDERS, withQuery } from '@/lib/urls/account-urls';

/** Filter values in the URL of a list of orders. */
export interface OrderFilter {
  page: number;
  search: string;
  status?: number;
  /** YYYY-MM-DD, both included. */
  from?: string;
  until?: string;
}

const queryOf = ({ search, status, from, until }: OrderFilter) => ({
  zoek: search,
  // 0 is no valid status; without this it would be left out of the URL.
  status: status === undefined ? undefined : String(status),
  van: from,
  tot: until,
});

export const isFiltered = ({ page: _, ...filter }: OrderFilter): boolean =>
  Object.values(queryOf({ page: 0, ...filter })).some((value) => value !== undefined && value !== '');

/** True when the range ends before it begins. */
export const isReversed = ({ from, until }: OrderFilter): boolean =>
  from !== undefined && until !== undefined && from > until;

export const ordersUrl = (filter: OrderFilter, path = ORDERS): string =>
  withQuery(path, { ...queryOf(filter), page: filter.page });

/** URL of an order within a list: with the filters, so that its neighbours are those of the list. */
export const orderUrl = (orderNumber: string, filter?: OrderFilter): string =>
  withQuery(`${ORDERS}/${encodeURIComponent(orderNumber)}`, filter ? queryOf(filter) : {});
