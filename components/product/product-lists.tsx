import type { Product } from '@/api/types';
import { groupUrl } from '@/lib/urls/group-url';
import { product as words } from '@/locales/nl/product/product';
import type { ListTarget } from '@/store/products/state';
import { toTile } from '../product-card/tile';
import type { PriceView } from '../shop';
import { SiteLink } from '../ui/site-link';
import { LazyCarousel } from './lazy-carousels';
import type { RelatedProducts } from './related-products';

/** Maximum length of a carousel. */
const MAX_PRODUCTS = 24;

type Target = Extract<ListTarget, 'matchingProducts' | 'productLinked' | 'relatedProducts'>;
type Rows = [keyof RelatedProducts & ('matching' | 'linked' | 'related'), Target, string][];
const rows: Rows = [
  ['matching', 'matchingProducts', words.matching],
  ['linked', 'productLinked', words.linked],
  ['related', 'relatedProducts', words.related],
];

export interface ProductListsProps {
  product: Product;
  around: RelatedProducts;
  view: PriceView;
  pricesFrom?: string;
  /** The product's own. */
  group?: { id: number; siteLabel: string; path: string };
}

/** Matching, linked and related products, one row each; empty rows are left out. */
export function ProductLists({ product, around, view, pricesFrom, group }: ProductListsProps) {
  const own = [product, ...(product.familyProducts ?? [])];
  const elsewhere = (row: string) =>
    [...own, ...rows.flatMap(([name]) => (name === row ? [] : around[name].docs))].map(
      ({ productId }) => productId,
    );
  return rows.map(([name, target, title]) => {
    const { docs, numFound } = around[name];
    if (docs.length === 0) return null;
    const rest = numFound > docs.length && {
      ...{ target, productID: product.productId, families: true, pageSize: MAX_PRODUCTS },
    };
    return (
      <LazyCarousel
        key={name}
        title={title}
        link={
          name === 'related' &&
          group && <SiteLink href={groupUrl(group)}>{words.allOf(group.siteLabel)}</SiteLink>
        }
        cards={docs.map((doc) => toTile(doc, view))}
        view={view}
        {...(pricesFrom && { pricesFrom })}
        {...(rest && { rest, elsewhere: elsewhere(name) })}
      />
    );
  });
}
