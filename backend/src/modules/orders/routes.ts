import { endpoints } from '@toonbank/contract';
import { implement } from '../../http/implement.ts';
import { sendOrder } from './send-order.ts';

export const orderRoutes = [implement(endpoints.cart.sendOrder, sendOrder)];
