import { slugify } from '../../../../lib/slug.ts';
import type { DemoProduct } from '../../model.ts';
import { productFor } from '../blog/choose-product.ts';

export type Sold = DemoProduct & { id: number };

const MARK = /\{\{([a-z-]+)\|([^}]+)\}\}/g;

/** The families that a text names. */
export const familiesIn = (text: string): string[] =>
  [...text.matchAll(MARK)].map(([, family = '']) => family);

/** `{{vlakmoppen|vlakmop}}` → `<a href="/nl/p/vlakmop-12">vlakmop</a>`; the label alone where the shop sells none. */
export const withProductLinks = (html: string, products: readonly Sold[]): string =>
  html.replace(MARK, (_, family: string, label: string) => {
    const product = productFor(products, { family, label });
    return product ? `<a href="/nl/p/${slugify(product.name)}-${product.id}">${label}</a>` : label;
  });
