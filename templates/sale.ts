import { SalePage } from './basis/sale';
import { byTemplate } from './by-template';
import type { SaleProps } from './props';

export const saleOf = byTemplate<SaleProps>({ basis: SalePage });
