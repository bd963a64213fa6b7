/** The link to a product: `/nl/p/<slug>-<id>` (docs/behaviour.md §2.1). */
export function productUrl(product: { id: number; slug: string }): string {
  return `/nl/p/${product.slug === '' ? '' : `${product.slug}-`}${product.id}`;
}
