import { BrandPage } from '@/components/brand/brand-page';
import type { BrandProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const brandOf = byTemplate<BrandProps>({ basis: BrandPage });
