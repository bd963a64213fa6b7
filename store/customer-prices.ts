import { type CustomerPrices, fetchCustomerPrices } from '@/api/customer-prices';
import { pollUntilReady } from './poll-until-ready';

export type { CustomerPrice, CustomerPrices, IndicatedPrice, UnitPrice } from '@/api/customer-prices';

/**
 * Passes the customer's prices to `show` once they are loaded; null means that they are not available now and will
 * come later. An expired session ends on the visitor's page. @returns a function that stops it
 */
export const pollCustomerPrices = (href: string, show: (prices: CustomerPrices | null) => void) =>
  pollUntilReady(() => fetchCustomerPrices(href), show);
