import { OrderPlacedPage, type PlacedPageProps } from '@/components/review/order-placed-page';
import { byTemplate } from './by-template';

export const orderPlacedOf = byTemplate<PlacedPageProps>({ basis: OrderPlacedPage });
