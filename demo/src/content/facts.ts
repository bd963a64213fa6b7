import { cutOffText } from '../../../backend/src/modules/content/shown-text.ts';
import { shippingTexts } from '../../../tenants/shipping.ts';
import { cutOffOf } from '../delivery.ts';
import type { DemoAssortment } from '../model.ts';
import type { DemoSite } from '../sites.ts';
import type { ShopFacts } from './model.ts';
import { profiles } from './profiles/index.ts';
import { plainShop } from './profiles/plain-shop.ts';

/** A site with its profile, its assortment and its links, as texts use them. */
export function factsOf(site: DemoSite, assortment: DemoAssortment): ShopFacts {
  const { name, street, postcode, city, phone, email } = site.branch;
  const { freeFrom, costs, costsBelgium } = shippingTexts(site.countries);
  return {
    ...(profiles[site.id] ?? plainShop(site.name)),
    site,
    name: site.name,
    consumer: site.prices === 'public',
    belgium: site.countries.includes('BE'),
    company: name,
    address: `${street}, ${postcode} ${city}`,
    ...{ freeFrom, costs, costsBelgium },
    cutOff: cutOffText(cutOffOf(site)),
    houseBrand: assortment.products.find((product) => product.houseBrand)?.brand ?? site.name,
    assortment,
    // A number is read as one: it does not break over two lines.
    phone: `[${phone.replaceAll(' ', '\u00a0')}](tel:${phone.replaceAll(' ', '')})`,
    mail: (subject) => `[${email}](mailto:${email}?subject=${encodeURIComponent(subject)})`,
  };
}

/** The shop as its pages name it: the backend fills in the facts when it shows them (docs/behaviour.md §14.12). */
export const withPlaceholders = (shop: ShopFacts): ShopFacts => ({
  ...shop,
  name: '{winkelnaam}',
  company: '{bedrijfsnaam}',
  address: '{adres}',
  freeFrom: '{gratis_vanaf}',
  costs: '{bezorgkosten_nl}',
  costsBelgium: '{bezorgkosten_be}',
  cutOff: '{besteltijd}',
  phone: '[{telefoon}](tel:{telefoon})',
  mail: (subject) => `[{e-mail}](mailto:{e-mail}?subject=${encodeURIComponent(subject)})`,
});
