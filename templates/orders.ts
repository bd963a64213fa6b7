import { OrdersPage } from '@/components/account/orders-page';
import type { OrdersProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const ordersOf = byTemplate<OrdersProps>({ basis: OrdersPage });
