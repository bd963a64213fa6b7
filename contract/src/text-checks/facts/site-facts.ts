/** By what a reader knows a shop. */
export interface ShopIdentity {
  name: string;
  phone: string;
  email: string;
  hosts: readonly string[];
}

/** What the texts of a site may say of it. */
export interface SiteFacts extends ShopIdentity {
  freeShippingCents: number;
  shippingNlCents: number;
  /** Null where the site does not deliver in Belgium. */
  shippingBeCents: number | null;
  /** Days in which a consumer may withdraw; null where businesses buy. */
  withdrawalDays: number | null;
  /** `HH:MM`: what is ordered before leaves the same day. */
  cutOff: string;
  /** The day in Amsterdam, `YYYY-MM-DD`. */
  today: string;
  others: readonly ShopIdentity[];
}
