import { endpoints } from '@toonbank/contract';
import { implement } from '../../http/implement.ts';
import { orderHistory } from './order-history.ts';
import { sendOrder } from './send-order.ts';

export const orderRoutes = [
  implement(endpoints.cart.sendOrder, sendOrder),
  implement(endpoints.service.orderHistory, ({ tx, viewer }, request) => orderHistory(tx, viewer, request)),
];
