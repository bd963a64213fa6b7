import type { Block } from '../blocks.ts';
import type { PropName } from '../blog/props.ts';
import type { ShopFacts } from '../model.ts';
import type { NewsProp } from './props.ts';

/**
 * A news item. `{{family|label}}` in its text is a link to a product of the family, and the plain label where the shop sells
 * none.
 */
export interface NewsText {
  title: string;
  intro: string;
  blocks: Block[];
  /** Families in the picture; those that the text links to by default, or some of the shop's products. */
  cast?: readonly string[];
  /** Drawn in the picture, in front of the products. */
  prop?: PropName | NewsProp;
  /** Colour of the picture's background, `#rrggbb`. */
  tint?: string;
}

/** The facts that news about the shop itself can name. */
export interface NewsShop extends ShopFacts {
  city: string;
}

/** The same in every shop, or with its particulars. */
export type NewsSource = NewsText | ((shop: NewsShop) => NewsText);
