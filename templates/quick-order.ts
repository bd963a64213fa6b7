import type { QuickOrderProps } from '@/components/page-props';
import { QuickOrderPage } from '@/components/quickorder/quick-order-page';
import { byTemplate } from './by-template';

export const quickOrderOf = byTemplate<QuickOrderProps>({ basis: QuickOrderPage });
