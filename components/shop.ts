import type { Country, PaymentSource, PriceMode, reviewData } from '@toonbank/contract';
import type { SiteMenu } from '@toonbank/contract/editing/menus';
import type { z } from 'zod';
import type { Audience } from '@/lib/audience';
import type { HeaderStyle, HomeLayout, HomeLines, ShopPromise } from '@/lib/site-values';

export type { Audience } from '@/lib/audience';

/** Price display: hidden, excluding VAT (business), or both with a switch (consumers). */
export type PriceView = 'hidden' | 'excl' | 'both';

type WireReviews = z.infer<typeof reviewData>;
/** Score of the review service. */
export interface Reviews {
  score: WireReviews['score'];
  maxscore: WireReviews['maxscore'];
  reviewPage: WireReviews['review_page'];
  ntlreviews: WireReviews['ntlreviews'];
}

/** Result of loading session data; with `expired` and `unavailable` the page is rendered without it. */
export type SessionResult<T> = { state: 'ok'; value: T } | { state: 'expired' | 'unavailable' };

/** Session data that is ready, in a document request, or a promise, after a client-side navigation. */
export type SessionLoad<T> = SessionResult<T> | Promise<SessionResult<T>>;

/** Site settings that the components need; a tenant's data has this shape, apart from the logo's URL. */
export interface Shop {
  id: string;
  name: string;
  tagline: string;
  intro: string;
  prices: PriceMode;
  countries: readonly Country[];
  branch: {
    company: string;
    street: string;
    postcode: string;
    city: string;
    phone: string;
    email: string;
    openingHours: { days: string; hours: string }[];
    kvk: string;
    vatNumber: string;
    iban: string;
  };
  social: { label: string; url: string }[];
  promises: ShopPromise[];
  payments: readonly PaymentSource[];
  home?: HomeLayout;
  homeLines?: HomeLines;
  theme: { header: HeaderStyle };
  /** The seasonal variant has the same size. */
  logo: { src: string; width: number; height: number };
}

/** Props of every page. */
export interface PageProps {
  shop: Shop;
  audience: Audience;
}

export interface WithProducts {
  /** The page is shared by all customers: the cards request this customer's prices. */
  pricesFollow?: boolean;
}

/** A link to a CMS page. */
export interface PageLink {
  label: string;
  href: string;
}

/** Links to the pages of the menus that differ from the usual ones (`footerColumns`). */
export type MenuLinks = Partial<Record<SiteMenu, PageLink[]>>;

/** Visitors of a business shop see no prices (docs/behaviour.md §6.1). */
export function priceView(shop: Pick<Shop, 'prices'>, audience: Audience): PriceView {
  if (shop.prices === 'public') return 'both';
  return audience === 'customer' ? 'excl' : 'hidden';
}
