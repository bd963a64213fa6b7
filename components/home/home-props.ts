import type { NewsItem, ProductDoc, ProductGroup, Slide } from '@/api/types';
import type { Brand } from '../brand/brand';
import type { Editable } from '../shared/edit-mark';
import type { PageLink, PageProps, Reviews, WithProducts } from '../shop';

/** Props of a template's home page. */
export interface HomeProps extends PageProps, WithProducts {
  groups: Editable<ProductGroup>[];
  assortment: PageLink[];
  /** The list `TopAanbieding`. */
  top: ProductDoc[];
  /** The list `homeSeasonSlider`. */
  season: ProductDoc[];
  /** CMS slides of the hero; may be empty. */
  slides: Editable<Slide>[];
  /** With a logo, the shop's own first. */
  brands: Brand[];
  /** The latest few. */
  news: NewsItem[];
  /** Absent when the review service has no data. */
  reviews?: Reviews;
}
