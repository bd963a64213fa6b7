import type { RecurringOrderProps } from '@/components/page-props';
import { RecurringPage } from '@/components/recurring/recurring-page';
import { byTemplate } from './by-template';

export const recurringOrderOf = byTemplate<RecurringOrderProps>({ basis: RecurringPage });
