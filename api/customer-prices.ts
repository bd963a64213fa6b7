import { sessionFetch } from './session-fetch';

/** A customer's price of one unit. Euros excl. VAT; absent for viewers who may not see prices. */
export interface UnitPrice {
  price?: number;
  /** How much of the product's measure of use one gives; where its price of use is shown. */
  use?: number;
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
  /** Of now, in base pieces: the page may be some minutes old. */
  stock: number;
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
export const fetchCustomerPrices = async (href: string): Promise<CustomerPrices> =>
  (await (globalThis as EarlyScript).earlyPrices?.(href)) ?? sessionFetch<CustomerPrices>(href);

/** The early script of customers (app/_early/show-prices.js). */
interface EarlyScript {
  /** The prices that it requested, once: a later reader asks anew, because prices change. Null when that failed. */
  earlyPrices?: (href: string) => Promise<CustomerPrices | null> | undefined;
}
