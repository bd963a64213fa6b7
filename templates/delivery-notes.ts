import { DeliveryNotesPage } from '@/components/account/delivery-notes-page';
import type { OrdersProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const deliveryNotesOf = byTemplate<OrdersProps>({ basis: DeliveryNotesPage });
