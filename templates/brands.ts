import type { BrandsProps } from '@/components/page-props';
import { BrandsPage } from '@/components/product/brands-page';
import { byTemplate } from './by-template';

export const brandsOf = byTemplate<BrandsProps>({ basis: BrandsPage });
