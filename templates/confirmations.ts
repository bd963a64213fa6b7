import { ConfirmationsPage } from './basis/account/confirmations';
import { byTemplate } from './by-template';
import type { OrdersProps } from './props';

export const confirmationsOf = byTemplate<OrdersProps>({ basis: ConfirmationsPage });
