import { notFound, permanentRedirect } from 'next/navigation';
import type { Product, ProductDoc, ProductGroup, ProductList } from '@/api/types';
import { getProduct, getProductList } from '@/app/_data/catalogue';
import type { RelatedProducts } from '@/components/product/related-products';
import { chosenAlong, withoutRepeats } from '@/lib/catalogue/without-repeats';
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

type RowTarget = 'matchingProducts' | 'productLinked' | 'relatedProducts';

/**
 * Related products: the first of each list, each article once on the page. The sizes of the product itself are in its table,
 * and products to choose along with it are in the order panel.
 */
export async function loadAround(site: string, product: Product): Promise<RelatedProducts> {
  const { productId: productID } = product;
  const ask = (target: RowTarget) =>
    getProductList(site, { target, productID, families: true, pageSize: 2 * FIRST });
  const [house, matching, linked, related] = await Promise.all([
    getProductList(site, { target: 'productHuis', productID, pageSize: HOUSE }),
    ask('matchingProducts'),
    ask('productLinked'),
    ask('relatedProducts'),
  ]);
  const shown: ProductDoc[] = [product, ...chosenAlong(product)];
  const row = ({ docs, numFound }: ProductList) => {
    const own = withoutRepeats(docs, shown);
    const first = own.slice(0, FIRST);
    shown.push(...first);
    // A list that was read to its end is known to be as long as what is left of it.
    return { docs: first, numFound: docs.length < numFound ? numFound : own.length };
  };
  return { house: house.docs, matching: row(matching), linked: row(linked), related: row(related) };
}

/** The groups with these ids, from the top of the tree to the leaf. */
export function breadcrumbGroups(ids: readonly number[], tree: readonly ProductGroup[]): ProductGroup[] {
  const next = tree.find((group) => ids.includes(group.id));
  return next ? [next, ...breadcrumbGroups(ids, next.subgroups)] : [];
}
