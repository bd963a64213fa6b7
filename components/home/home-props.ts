import type { NewsItem, ProductDoc, ProductGroup, Slide } from '@/store/domain';
import type { Brand } from '../brand/brand';
import type { PageLink, PageProps, Reviews, WithProducts } from '../shop';

/** What the page hands to a template's home. */
export interface HomeProps extends PageProps, WithProducts {
  groups: ProductGroup[];
  assortment: PageLink[];
  /** The list `TopAanbieding`. */
  top: ProductDoc[];
  /** The list `homeSeasonSlider`. */
  season: ProductDoc[];
  /** Of the CMS, for the hero; may be none. */
  slides: Slide[];
  /** With a logo, the shop's own first. */
  brands: Brand[];
  /** The latest few. */
  news: NewsItem[];
  /** Absent when the review service has nothing to say. */
  reviews?: Reviews;
}
