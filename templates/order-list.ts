import { OrderListPage } from './basis/account/order-list';
import { byTemplate } from './by-template';
import type { OrderListProps } from './props';

export const orderListOf = byTemplate<OrderListProps>({ basis: OrderListPage });
