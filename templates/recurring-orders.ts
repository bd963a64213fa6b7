import type { RecurringOrdersProps } from '@/components/page-props';
import { RecurringOverviewPage } from '@/components/recurring/overview-page';
import { byTemplate } from './by-template';

export const recurringOrdersOf = byTemplate<RecurringOrdersProps>({ basis: RecurringOverviewPage });
