import { OrderPlacedPage, type PlacedPageProps } from './basis/order-placed';
import { byTemplate } from './by-template';

export const orderPlacedOf = byTemplate<PlacedPageProps>({ basis: OrderPlacedPage });
