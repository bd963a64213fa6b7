import type { Tx } from '../../backend/src/db/connect.ts';
import { productTargets } from '../../backend/src/db/schema/index.ts';
import { insertRows } from './bulk-insert.ts';
import { spread } from './choose.ts';
import { writeLinks } from './links.ts';
import type { WrittenProduct } from './products.ts';

/** Products that sell in winter: colds, guests and warm drinks. */
const winterFamilies = new Set([
  'tissues',
  'zakdoekjes',
  'handgel-flessen',
  'handcreme',
  'desinfectiedoekjes',
  'servetten-luxe',
  'servetten-tissue',
  'koffie',
  'koffiebekers',
  'vaatwastabletten',
  'kerst',
]);
const SMALL_CENTS = 2_500;

/** Neighbours in the row come from different main groups, and as far as possible from different families. */
const mixed = (products: WrittenProduct[]) =>
  spread(
    spread(products, ({ family }) => family, products.length),
    ({ group }) => group.split('/')[0] ?? '',
    products.length,
  );

/** Those that pass first, then the others. */
const preferring = (products: WrittenProduct[], test: (product: WrittenProduct) => boolean) => [
  ...mixed(products.filter(test)),
  ...mixed(products.filter((product) => !test(product))),
];

/**
 * The lists that pages ask for by name (docs/behaviour.md §8.5).
 * @param products in the order of their popularity
 */
function targetsOf(products: WrittenProduct[]): Record<string, WrittenProduct[]> {
  const inStock = products.filter((product) => product.stock > 0);
  const small = (product: WrittenProduct) => product.defaultUnit.priceCents <= SMALL_CENTS;
  return {
    TopAanbieding: mixed(inStock.filter((product) => product.saleFromCents !== undefined)).slice(0, 12),
    homeSeasonSlider: preferring(inStock, (product) => winterFamilies.has(product.family)).slice(0, 12),
    cartPromotions: preferring(inStock, small).slice(0, 6),
    orderlistPromotions: preferring(inStock, (product) => product.houseBrand).slice(0, 6),
  };
}

export async function writeTargets(tx: Tx, siteId: string, products: WrittenProduct[]): Promise<void> {
  const rows = Object.entries(targetsOf(products)).flatMap(([target, chosen]) =>
    chosen.map((product, position) => ({ target, productId: product.id, position })),
  );
  await insertRows(tx, { table: productTargets, siteId, rows });
  await writeLinks(tx, siteId, products);
}
