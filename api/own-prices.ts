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

/** The session is dead: this page was made for a customer, and there is none any more. */
export class SessionDead extends Error {}

/** Where this storefront answers with a customer's prices; a page may let the browser fetch it ahead. */
export const ownPricesHref = (ids: readonly number[]) => `/prijzen?ids=${ids.join()}`;

/** The prices behind an address of `ownPricesHref`. @throws SessionDead, or another error when they can't be had now */
export async function fetchOwnPrices(href: string): Promise<OwnPrices> {
  const answer = await fetch(href);
  if (answer.status === 401) throw new SessionDead();
  if (!answer.ok) throw new Error(`prices: ${answer.status}`);
  return answer.json();
}
