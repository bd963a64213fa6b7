/** The link to a product: `/nl/p/<slug>-<id>` (docs/behaviour.md §2.1). */
export function productUrl(product: { id: number; slug: string }): string {
  return `/nl/p/${product.slug === '' ? '' : `${product.slug}-`}${product.id}`;
}

/** The one address of a family's page for search engines: that of its first member. */
export function canonicalProductUrl(doc: {
  productId: number;
  slug: string;
  familyMembers?: { productId: number; slug: string }[] | undefined;
}): string {
  const { productId, slug } = doc.familyMembers?.[0] ?? doc;
  return productUrl({ id: productId, slug });
}
