import { QuickOrderPage } from './basis/quick-order';
import { byTemplate } from './by-template';
import type { QuickOrderProps } from './props';

export const quickOrderOf = byTemplate<QuickOrderProps>({ basis: QuickOrderPage });
