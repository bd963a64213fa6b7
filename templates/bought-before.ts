import { BoughtBeforePage } from './basis/account/bought-before';
import { byTemplate } from './by-template';
import type { BoughtBeforeProps } from './props';

export const boughtOf = byTemplate<BoughtBeforeProps>({ basis: BoughtBeforePage });
