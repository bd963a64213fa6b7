import { BrandPage } from './basis/brand';
import { byTemplate } from './by-template';
import type { BrandProps } from './props';

export const brandOf = byTemplate<BrandProps>({ basis: BrandPage });
