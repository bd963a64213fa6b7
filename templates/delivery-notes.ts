import { DeliveryNotesPage } from './basis/account/delivery-notes';
import { byTemplate } from './by-template';
import type { OrdersProps } from './props';

export const deliveryNotesOf = byTemplate<OrdersProps>({ basis: DeliveryNotesPage });
