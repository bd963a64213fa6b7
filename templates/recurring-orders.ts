import { RecurringOrdersPage } from './basis/account/recurring-orders';
import { byTemplate } from './by-template';
import type { RecurringOrdersProps } from './props';

export const recurringOrdersOf = byTemplate<RecurringOrdersProps>({ basis: RecurringOrdersPage });
