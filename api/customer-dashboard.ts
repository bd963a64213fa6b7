import { CUSTOMER_DASHBOARD } from '@/lib/urls/internal-urls';
import { sessionFetch } from './session-fetch';
import type { Order, OrderList } from './types';

/** A product to order, in one of its units. */
export interface StartLine {
  productId: number;
  unitId: number;
  quantity: number;
  name: string;
  /** Singular: 'doos'. */
  unit: string;
  /** Only where so few lines stand on the card that there is room for it. */
  image?: string;
}

/** A customer's part of the home page. */
export interface CustomerDashboard {
  /** Products that are nearly used up, the most urgent first. */
  due: StartLine[];
  dueCount: number;
  /** Orders that are not delivered yet, the latest first. */
  running: StartOrder[];
  runningCount: number;
  /** The latest orders, whatever their status. */
  latest: StartOrder[];
  /** The lines of the latest order that are still sold, and its number of lines. */
  again: { lines: StartLine[]; of: number };
  lists: Pick<OrderList, 'listId' | 'name' | 'itemCount'>[];
  listCount: number;
}

export type StartOrder = Pick<Order, 'orderNumber' | 'orderStatus' | 'orderDate' | 'expectedDate'> &
  Partial<Pick<Order, 'paymentSource' | 'paymentState' | 'payBefore'>>;

/** @throws SessionExpiredError, or another error when it is not available now */
export const fetchCustomerDashboard = () => sessionFetch<CustomerDashboard>(CUSTOMER_DASHBOARD);
