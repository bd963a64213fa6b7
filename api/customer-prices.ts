import { sessionFetch } from './session-fetch';

/** A customer's price of one unit. Euros excl. VAT; absent for viewers who may not see prices. */
export interface UnitPrice {
  price?: number;
  agreement?: true;
  tiers?: { q: number; price: number }[];
}

/** A customer's prices of a product that is on the page already. */
export interface OwnPrice {
  oldPrice?: number;
  /** By unit id. */
  units: Record<number, UnitPrice>;
}

/** By product id. */
export type OwnPrices = Record<number, OwnPrice>;

/**
 * Fetches the prices at an address of `ownPricesUrl`. @throws SessionExpiredError, or another error when they are not
 * available now
 */
export const fetchOwnPrices = (href: string) => sessionFetch<OwnPrices>(href);
