import { CheckoutPage } from './basis/checkout';
import { byTemplate } from './by-template';
import type { CheckoutProps } from './props';

export const reviewOf = byTemplate<CheckoutProps>({ basis: CheckoutPage });
