import type { Product } from '@/api/types';
import { isLargeFamily } from '@/lib/catalogue/large-family';
import { chosenAlong } from '@/lib/catalogue/without-repeats';
import { groupUrl } from '@/lib/urls/group-url';
import { product as words } from '@/locales/nl/product/product';
import type { ListTarget } from '@/store/products/state';
import { toTile } from '../product-card/tile';
import type { PriceView } from '../shop';
import { SiteLink } from '../ui/site-link';
import { LazyCarousel, LazyRarePart } from './lazy-carousels';
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

/**
 * Matching, linked and related products, one row each; empty rows are left out. Beside the table of a large family they are
 * requested when they are near the window.
 */
export function ProductLists({ product, around, view, pricesFrom, group }: ProductListsProps) {
  const own = [product, ...chosenAlong(product), ...(product.familyProducts ?? [])];
  const elsewhere = (row: string) =>
    [...own, ...rows.flatMap(([name]) => (name === row ? [] : around[name].docs))].map(
      ({ productId }) => productId,
    );
  return rows.map(([name, target, title]) => {
    const { docs, numFound } = around[name];
    if (docs.length === 0) return null;
    const request = { target, productID: product.productId, families: true, pageSize: MAX_PRODUCTS };
    const rest = numFound > docs.length && request;
    const link = name === 'related' && group && (
      <SiteLink href={groupUrl(group)}>{words.allOf(group.siteLabel)}</SiteLink>
    );
    if (isLargeFamily(product))
      return <LazyRarePart key={name} title={title} link={link} request={request} view={view} />;
    return (
      <LazyCarousel
        key={name}
        title={title}
        link={link}
        cards={docs.map((doc) => toTile(doc, view))}
        view={view}
        {...(pricesFrom && { pricesFrom })}
        {...(rest && { rest, elsewhere: elsewhere(name) })}
      />
    );
  });
}
