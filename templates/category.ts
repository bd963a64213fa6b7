import type { CategoryProps } from '@/components/page-props';
import { CategoryPage } from '@/components/product/category-page';
import { byTemplate } from './by-template';

export const categoryOf = byTemplate<CategoryProps>({ basis: CategoryPage });
