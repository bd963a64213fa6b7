const MAX_ID = 2_147_483_647;

/**
 * The id from `<slug>-<id>`, of a product or supplier; null when there is none. Only the id counts, the slug may be outdated.
 * Apart from `productUrl`, which every list of products loads.
 */
export function idAtEnd(slugAndId: string): number | null {
  const digits = /(?:^|-)([1-9]\d{0,9})$/.exec(slugAndId)?.[1];
  return digits !== undefined && Number(digits) <= MAX_ID ? Number(digits) : null;
}
