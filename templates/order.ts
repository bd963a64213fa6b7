import { OrderPage } from '@/components/account/order-page';
import type { OrderPageProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const orderOf = byTemplate<OrderPageProps>({ basis: OrderPage });
