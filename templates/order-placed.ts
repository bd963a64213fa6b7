import type { OrderPlacedProps } from '@/components/page-props';
import { OrderPlacedPage } from '@/components/review/order-placed-page';
import { byTemplate } from './by-template';

export const orderPlacedOf = byTemplate<OrderPlacedProps>({ basis: OrderPlacedPage });
