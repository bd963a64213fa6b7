/** Where a consumer withdraws from an order. Apart from `page-urls.ts`, which every page loads. */
export const WITHDRAWAL = '/nl/herroepen';
/** The same with the order's number filled in. */
export const withdrawalUrl = (orderNumber: string) =>
  `${WITHDRAWAL}?bestelling=${encodeURIComponent(orderNumber)}`;

/** Where its form is posted to without JavaScript. */
export const WITHDRAWAL_FORM = '/internal/forms/withdrawal';
