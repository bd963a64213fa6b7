import type { DemoAssortment } from '../model.ts';
import type { DemoSite } from '../sites.ts';
import type { ShopFacts } from './model.ts';
import { profiles } from './profiles/index.ts';
import { plainShop } from './profiles/plain-shop.ts';

/** A site with its profile, its assortment and its links, as texts use them. */
export function factsOf(site: DemoSite, assortment: DemoAssortment): ShopFacts {
  const { phone, email } = site.branch;
  return {
    ...(profiles[site.id] ?? plainShop(site.name)),
    site,
    name: site.name,
    consumer: site.prices === 'public',
    belgium: site.countries.includes('BE'),
    houseBrand: assortment.products.find((product) => product.houseBrand)?.brand ?? site.name,
    assortment,
    // A number is read as one: it does not break over two lines.
    phone: `[${phone.replaceAll(' ', '\u00a0')}](tel:${phone.replaceAll(' ', '')})`,
    mail: (subject) => `[${email}](mailto:${email}?subject=${encodeURIComponent(subject)})`,
  };
}
