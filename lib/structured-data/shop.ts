import { SEARCH } from '../urls/page-urls';
import type { Thing } from './json-ld.ts';

export type ShopFacts = {
  origin: string;
  name: string;
  description: string;
  /** Absolute. */
  logo: string;
  countries: readonly string[];
  branch: {
    company: string;
    street: string;
    postcode: string;
    city: string;
    phone: string;
    email: string;
    vatNumber: string;
  };
  profiles: readonly string[];
};

/** The company behind the shop. */
export function organization({ origin, branch, ...shop }: ShopFacts): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organisatie`,
    name: shop.name,
    legalName: branch.company,
    description: shop.description,
    url: `${origin}/`,
    logo: shop.logo,
    email: branch.email,
    telephone: branch.phone,
    vatID: branch.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.street,
      postalCode: branch.postcode,
      addressLocality: branch.city,
      addressCountry: 'NL',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: branch.phone,
      email: branch.email,
      availableLanguage: 'nl',
    },
    areaServed: shop.countries,
    sameAs: shop.profiles,
  };
}

/** The shop as a website, with its search. */
export function website({ origin, name }: Pick<ShopFacts, 'origin' | 'name'>): Thing {
  return {
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: 'nl',
    publisher: { '@id': `${origin}/#organisatie` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${SEARCH}/{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
