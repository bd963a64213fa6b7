const MAX_ID = 2_147_483_647;

/** The link to a product: `/nl/p/<slug>-<id>` (docs/behaviour.md §2.1). */
export function productUrl(product: { id: number; slug: string }): string {
  return `/nl/p/${product.slug === '' ? '' : `${product.slug}-`}${product.id}`;
}

/** The product's id from `<slug>-<id>`; null when there is none. Only the id counts, the slug may be outdated. */
export function idAtEnd(slugAndId: string): number | null {
  const digits = /(?:^|-)([1-9]\d{0,9})$/.exec(slugAndId)?.[1];
  return digits !== undefined && Number(digits) <= MAX_ID ? Number(digits) : null;
}
