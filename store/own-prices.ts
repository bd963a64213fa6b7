import { fetchOwnPrices, type OwnPrices } from '@/api/own-prices';
import { follow } from './poll-until-ready';

export { type OwnPrice, type OwnPrices, ownPricesHref, type UnitPrice } from '@/api/own-prices';

/**
 * Passes the customer's prices to `show` once they are loaded; null means that they are not available now and will
 * come later. A dead session ends on the visitor's page. @returns a function that stops it
 */
export const followOwnPrices = (href: string, show: (prices: OwnPrices | null) => void) =>
  follow(() => fetchOwnPrices(href), show);
