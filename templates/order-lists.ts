import { OrderListsPage } from './basis/account/order-lists';
import { byTemplate } from './by-template';
import type { OrderListsProps } from './props';

export const orderListsOf = byTemplate<OrderListsProps>({ basis: OrderListsPage });
