import type { Thing } from './json-ld.ts';

export type SupplierFacts = {
  name: string;
  description: string;
  /** Absolute, like the logo. */
  url: string;
  logo?: string;
  city: string;
  brands: readonly string[];
  telephone: string;
  email: string;
};

const filled = (text: string) => text || undefined;

/** A company that supplies the shop, or a partner with a service. */
export const supplierThing = ({
  name,
  description,
  url,
  logo,
  city,
  brands,
  ...contact
}: SupplierFacts): Thing => ({
  '@type': 'Organization',
  name,
  description: filled(description),
  mainEntityOfPage: url,
  logo,
  telephone: filled(contact.telephone),
  email: filled(contact.email),
  address: city === '' ? undefined : { '@type': 'PostalAddress', addressLocality: city },
  brand: brands.length === 0 ? undefined : brands.map((brand) => ({ '@type': 'Brand', name: brand })),
});
