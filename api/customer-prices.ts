import { sessionFetch } from './session-fetch';

/** A customer's price of one unit. Euros excl. VAT; absent for viewers who may not see prices. */
export interface UnitPrice {
  price?: number;
  agreement?: true;
  /** Of the smallest quantity; where consumers buy. */
  unitPrice?: IndicatedPrice;
  tiers?: { q: number; price: number; unitPrice?: IndicatedPrice }[];
}

/** Euros for one of a measure: 'liter', or a base piece (docs/behaviour.md §16.2). */
export interface IndicatedPrice {
  price: number;
  priceIncl: number;
  name: string;
}

/** A customer's prices of a product that is on the page already. */
export interface CustomerPrice {
  oldPrice?: number;
  /** The lowest price of the product's family, when it is lower. */
  from?: number;
  /** By unit id. */
  units: Record<number, UnitPrice>;
}

/** By product id. */
export type CustomerPrices = Record<number, CustomerPrice>;

/**
 * Fetches the prices at an address of `customerPricesUrl`. @throws SessionExpiredError, or another error when they are not
 * available now
 */
export const fetchCustomerPrices = (href: string) => sessionFetch<CustomerPrices>(href);
