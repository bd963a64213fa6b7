import { OrdersPage } from './basis/account/orders';
import { byTemplate } from './by-template';
import type { OrdersProps } from './props';

export const ordersOf = byTemplate<OrdersProps>({ basis: OrdersPage });
