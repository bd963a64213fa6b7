import { BrandsPage } from './basis/brands';
import { byTemplate } from './by-template';
import type { BrandsProps } from './props';

export const brandsOf = byTemplate<BrandsProps>({ basis: BrandsPage });
