import { notFound, permanentRedirect } from 'next/navigation';
import { getProduct } from '@/app/_data/catalogue';
import { productIdOf, productUrl } from '@/lib/product-url';

/** The product of an address; 404 when there is none, and on to the right address when the words are wrong. */
export async function loadProduct(site: string, slugAndId: string) {
  const slug = decodeURIComponent(slugAndId);
  const id = productIdOf(slug);
  const product = id === null ? null : await getProduct(site, id);
  if (!product) notFound();
  const url = productUrl({ id: product.productId, slug: product.slug });
  if (url !== `/nl/p/${slug}`) permanentRedirect(url);
  return { product, url };
}
