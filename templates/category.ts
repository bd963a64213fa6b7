import type { CategoryProps } from '@/components/page-props';
import { CategoryPage, PicturedCategoryPage } from '@/components/product/category-page';
import { byTemplate } from './by-template';

export const categoryOf = byTemplate<CategoryProps>({
  basis: CategoryPage,
  helder: PicturedCategoryPage,
  puur: PicturedCategoryPage,
  horeca: PicturedCategoryPage,
  thuis: PicturedCategoryPage,
  erf: PicturedCategoryPage,
});
