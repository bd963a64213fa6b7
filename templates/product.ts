import { ProductPage } from './basis/product';
import { byTemplate } from './by-template';
import type { ProductPageProps } from './props';

export const productOf = byTemplate<ProductPageProps>({ basis: ProductPage });
