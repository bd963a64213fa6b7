import { ConfirmationsPage } from '@/components/account/confirmations-page';
import type { OrdersProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const confirmationsOf = byTemplate<OrdersProps>({ basis: ConfirmationsPage });
