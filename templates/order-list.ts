import { OrderListPage } from '@/components/orderlist/lines/list-page';
import type { OrderListProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const orderListOf = byTemplate<OrderListProps>({ basis: OrderListPage });
