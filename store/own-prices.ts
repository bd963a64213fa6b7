import { fetchOwnPrices, type OwnPrices } from '@/api/own-prices';
import { follow } from './follow';

export { type OwnPrice, type OwnPrices, ownPricesHref, type UnitPrice } from '@/api/own-prices';

/**
 * Gives `show` the customer's prices as soon as they are there; null says that they can't be had now, and they come
 * later. A dead session ends on the visitor's page. @returns the way out
 */
export const followOwnPrices = (href: string, show: (prices: OwnPrices | null) => void) =>
  follow(() => fetchOwnPrices(href), show);
