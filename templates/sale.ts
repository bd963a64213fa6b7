import type { SaleProps } from '@/components/page-props';
import { SalePage } from '@/components/product/sale-page';
import { byTemplate } from './by-template';

export const saleOf = byTemplate<SaleProps>({ basis: SalePage });
