/** Reviews on a page of the shop. */
export const REVIEWS_PER_PAGE = 10;
