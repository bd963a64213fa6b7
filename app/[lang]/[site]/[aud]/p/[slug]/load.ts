import { notFound, permanentRedirect } from 'next/navigation';
import type { ProductGroup } from '@/api/types';
import { getProduct, getProductList } from '@/app/_data/catalogue';
import type { RelatedProducts } from '@/components/product/related-products';
import { idAtEnd } from '@/lib/routing/id-at-end';
import { contentUrl } from '@/lib/urls/page-urls';
import { productUrl } from '@/lib/urls/product-url';

/**
 * The product of a URL.
 * @throws notFound() for an unknown id; redirects when the slug is wrong
 */
export async function loadProduct(site: string, slugAndId: string) {
  const slug = decodeURIComponent(slugAndId);
  const id = idAtEnd(slug);
  const product = id === null ? null : await getProduct(site, id);
  if (!product) notFound();
  const url = productUrl({ id: product.productId, slug: product.slug });
  if (url !== contentUrl(`p/${slug}`)) permanentRedirect(url);
  return { product, url };
}

/** Products in a carousel before it is scrolled. */
const FIRST = 6;
/** Of the house brand: the first that can be delivered is shown. */
const HOUSE = 3;

/** Related products: the first of each list. */
export async function loadAround(site: string, productID: number): Promise<RelatedProducts> {
  const [house, matching, linked, related] = await Promise.all([
    getProductList(site, { target: 'productHuis', productID, pageSize: HOUSE }),
    getProductList(site, { target: 'matchingProducts', productID, pageSize: FIRST }),
    getProductList(site, { target: 'productLinked', productID, pageSize: FIRST }),
    getProductList(site, { target: 'relatedProducts', productID, pageSize: FIRST }),
  ]);
  return { house: house.docs, matching, linked, related };
}

/** The groups with these ids, from the top of the tree to the leaf. */
export function breadcrumbGroups(ids: readonly number[], tree: readonly ProductGroup[]): ProductGroup[] {
  const next = tree.find((group) => ids.includes(group.id));
  return next ? [next, ...breadcrumbGroups(ids, next.subgroups)] : [];
}
