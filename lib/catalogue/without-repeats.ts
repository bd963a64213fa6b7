interface Member {
  productId: number;
  /** Absent without a family. */
  familyId?: number | undefined;
}

/** The same for all sizes, volumes or colours of an article; families and products have ids of their own. */
const articleOf = ({ familyId, productId }: Member) =>
  familyId === undefined ? `p${productId}` : `f${familyId}`;

/** The products of a row without articles that are elsewhere on the page, and each article once. */
export function withoutRepeats<Doc extends Member>(
  docs: readonly Doc[],
  elsewhere: readonly Member[],
): Doc[] {
  const seen = new Set(elsewhere.map(articleOf));
  return docs.filter((doc) => {
    const article = articleOf(doc);
    return !seen.has(article) && seen.add(article);
  });
}

/** The products that can be chosen along with a product: its page offers them in the order panel. */
export const chosenAlong = <Doc extends Member>(product: { options: { products: Doc[] }[] }): Doc[] =>
  product.options.flatMap(({ products }) => products);
