import { OrderPage } from './basis/account/order';
import { byTemplate } from './by-template';
import type { OrderPageProps } from './props';

export const orderOf = byTemplate<OrderPageProps>({ basis: OrderPage });
