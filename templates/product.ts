import type { ProductPageProps } from '@/components/page-props';
import { ProductPage } from '@/components/product/product-page';
import { byTemplate } from './by-template';

export const productOf = byTemplate<ProductPageProps>({ basis: ProductPage });
