import type { Country, PaymentSource, PriceMode } from '@toonbank/contract';
import type { HomeLayout, HomeLines, ShopPromise, TemplateName } from '../lib/site-values.ts';
import type { Site, SiteId } from './hosts.ts';
import type { Theme } from './theme.ts';

export type OpeningHours = { days: string; hours: string };

/** The branch as header, footer, documents and page data show it. */
export type Branch = {
  company: string;
  street: string;
  postcode: string;
  city: string;
  phone: string;
  email: string;
  openingHours: OpeningHours[];
  kvk: string;
  vatNumber: string;
  iban: string;
};

export type SocialLink = { label: string; url: string };

/** One site. All its particulars are in its data file; no other code names the site. */
export type Tenant = Site & {
  name: string;
  tagline: string;
  /** One or two sentences below the tagline on the home page. */
  intro: string;
  languages: readonly ['nl'];
  countries: readonly Country[];
  /** Audience that sees prices: logged-in customers, or all visitors (docs/behaviour.md §6.1). */
  prices: PriceMode;
  /** Only `app` puts a site and its template together. */
  template: TemplateName;
  /** The home page of the template `basis`; the others have one of their own. */
  home?: HomeLayout;
  /** Absent: the usual headings. */
  homeLines?: HomeLines;
  branch: Branch;
  social: SocialLink[];
  promises: ShopPromise[];
  payments: PaymentSource[];
  theme: Theme;
  /** Size of the logo in CSS pixels, so that nothing shifts. The drawing is in `logos/`. */
  logo: { width: number; height: number };
  htmlTitle: string;
  htmlDescription: string;
  htmlKeywords: string;
};

/**
 * Contents of a data file. Identity comes from `hosts.ts`, the promises of shipping from `shipping.ts`; the language is
 * always Dutch (docs/behaviour.md §1.3).
 */
export type TenantData = Omit<Tenant, keyof Site | 'languages'>;

export type TenantRegistry = Readonly<Record<SiteId, Tenant>>;
