import { fetchOwn } from './dead-session';
import type { Order, OrderList } from './types';

/** Something to order, in one of the product's units. */
export interface StartLine {
  productId: number;
  unitId: number;
  quantity: number;
  name: string;
  /** Singular: 'doos'. */
  unit: string;
}

/** What a customer comes for: the beginning of the home page. */
export interface OwnStart {
  /** What is nearly used up, the most urgent first. */
  due: StartLine[];
  dueCount: number;
  /** Not delivered yet, the latest first. */
  running: StartOrder[];
  runningCount: number;
  /** The latest orders, whatever became of them. */
  latest: StartOrder[];
  /** Of the latest order: what of it is still sold, and of how many lines. */
  again: { lines: StartLine[]; of: number };
  lists: Pick<OrderList, 'listId' | 'name' | 'itemCount'>[];
  listCount: number;
}

export type StartOrder = Pick<Order, 'orderNumber' | 'orderStatus' | 'orderDate' | 'deliveryDate'> &
  Partial<Pick<Order, 'paymentSource' | 'paymentState' | 'payBefore'>>;

/** Where this storefront answers with it; the page lets the browser fetch it ahead. */
export const OWN_START = '/eigen-start';

/** @throws SessionDead, or another error when it can't be had now */
export const fetchOwnStart = () => fetchOwn<OwnStart>(OWN_START);
