import { CategoryPage, PicturedCategoryPage } from './basis/category';
import { byTemplate } from './by-template';
import type { CategoryProps } from './props';

export const categoryOf = byTemplate<CategoryProps>({
  basis: CategoryPage,
  helder: PicturedCategoryPage,
  puur: PicturedCategoryPage,
  horeca: PicturedCategoryPage,
  thuis: PicturedCategoryPage,
  erf: PicturedCategoryPage,
});
