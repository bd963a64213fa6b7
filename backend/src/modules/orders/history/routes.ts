import { endpoints } from '@toonbank/contract';
import { implement } from '../../../http/implement.ts';
import { orderHistory } from './order-history.ts';

export const orderRoutes = [
  implement(endpoints.service.orderHistory, ({ tx, viewer }, request) => orderHistory(tx, viewer, request)),
];
