import type { Site, SiteId } from './hosts.ts';
import type { Theme } from './theme.ts';

/** The page compositions in `templates/`; only `app` puts the two together. */
export const templateNames = [
  'basis',
  'helder',
  'puur',
  'horeca',
  'zorg',
  'thuis',
  'kantoor',
  'erf',
  'bouw',
] as const;
export type TemplateName = (typeof templateNames)[number];

/** Payment sources as the API spells them (docs/behaviour.md §10.2). */
export type PaymentSource =
  | 'ECBASE'
  | 'IDEAL'
  | 'BANKTRANS'
  | 'VISA'
  | 'MAESTRO'
  | 'MASTERCARD'
  | 'AFTERPAY'
  | 'MISTERCASH';

export type Country = 'NL' | 'BE';

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

/** What a promise is about; the header picks an icon by it. */
export type PromiseKind = 'shipping' | 'costs' | 'speed' | 'invoice' | 'choice';
export type ShopPromise = { kind: PromiseKind; text: string };

/** One site. Everything that makes it that site is in its data file; nothing else in the code names it. */
export type Tenant = Site & {
  name: string;
  tagline: string;
  languages: readonly ['nl'];
  countries: readonly Country[];
  /** Who sees prices: customers who are logged in, or everybody (docs/behaviour.md §6.1). */
  prices: 'customers' | 'public';
  template: TemplateName;
  branch: Branch;
  social: SocialLink[];
  promises: ShopPromise[];
  payments: PaymentSource[];
  theme: Theme;
  /** Size of the logo in CSS pixels, so that nothing moves when it arrives. The drawing is in `logos/`. */
  logo: { width: number; height: number };
  htmlTitle: string;
  htmlDescription: string;
  htmlKeywords: string;
};

/** What a data file states; identity comes from `hosts.ts`, language is Dutch everywhere (docs/behaviour.md §1.3). */
export type TenantData = Omit<Tenant, keyof Site | 'languages'>;

export type TenantRegistry = Readonly<Record<SiteId, Tenant>>;
