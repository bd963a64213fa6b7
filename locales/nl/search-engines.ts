import { dutchNumber } from '../../lib/dutch-number';

const products = (n: number) => `${dutchNumber(n)} ${n === 1 ? 'product' : 'producten'}`;

/** Titles and descriptions as search engines show them; `shop` is the site's name. */
export const found = {
  titles: { brands: 'Merken', sale: 'Sale', news: 'Nieuws', blog: 'Recepten en video’s' },
  guide: (group: string) => `${group} kiezen en bestellen`,
  /** Before the shop's name, where the title has it already. */
  page(title: string, page: number): string {
    const [own, ...shop] = title.split(' | ');
    return page === 0 ? title : [`${own} – pagina ${page + 1}`, ...shop].join(' | ');
  },
  choice: (n: number) => `Keuze uit ${products(n)}.`,
  group: (group: string, shop: string) =>
    `${group} bestelt u bij ${shop}, met voorraad en levertijd per product.`,
  brand: (brand: string, n: number, shop: string) =>
    `Alles van ${brand} bij ${shop}: ${products(n)}, met voorraad en levertijd per product.`,
  brands: (n: number, shop: string) =>
    `De ${dutchNumber(n)} merken van ${shop} van A tot Z, met alle producten per merk.`,
  sale: (n: number, shop: string) =>
    `Nu voordelig bij ${shop}: ${products(n)} in de sale, zolang de voorraad strekt.`,
  news: (shop: string) =>
    `Nieuws van ${shop}: over het assortiment, slim schoonmaken en wat er in de winkel verandert.`,
  newsOfYear: (year: string, shop: string) =>
    `Wat ${shop} in ${year} te melden had: over het assortiment, slim schoonmaken en de winkel zelf.`,
  /** What a feed reader calls the news of a shop. */
  feed: (shop: string) => `Nieuws van ${shop}`,
  blog: (shop: string) =>
    `Recepten, schoonmaakplannen, video’s en blogs van ${shop}, met wat u nodig hebt om het zelf te doen.`,
  product: (name: string, brand: string, shop: string) => `${name} van ${brand} bestelt u bij ${shop}.`,
  content: (title: string, shop: string) => `${title}: lees hier wat ${shop} u daarover vertelt.`,
} as const;
