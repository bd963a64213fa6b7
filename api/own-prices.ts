import { fetchOwn } from './dead-session';

/** What a customer pays for one unit. Euros excl. VAT; absent for who may not see prices. */
export interface UnitPrice {
  price?: number;
  agreement?: true;
  tiers?: { q: number; price: number }[];
}

/** What a customer's prices add to a product that is on the page already. */
export interface OwnPrice {
  oldPrice?: number;
  /** By unit id. */
  units: Record<number, UnitPrice>;
}

/** By product id. */
export type OwnPrices = Record<number, OwnPrice>;

/** Where this storefront answers with a customer's prices; a page may let the browser fetch it ahead. */
export const ownPricesHref = (ids: readonly number[]) => `/prijzen?ids=${ids.join()}`;

/** The prices behind an address of `ownPricesHref`. @throws SessionDead, or another error when they can't be had now */
export const fetchOwnPrices = (href: string) => fetchOwn<OwnPrices>(href);
