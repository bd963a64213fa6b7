import { OrderListsPage } from '@/components/orderlist/overview/lists-page';
import type { OrderListsProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const orderListsOf = byTemplate<OrderListsProps>({ basis: OrderListsPage });
