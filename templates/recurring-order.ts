import { RecurringPage } from './basis/account/recurring-order';
import { byTemplate } from './by-template';
import type { RecurringOrderProps } from './props';

export const recurringOrderOf = byTemplate<RecurringOrderProps>({ basis: RecurringPage });
