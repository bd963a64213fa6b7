import type { DemoAssortment, DemoGroup, DemoProduct, PackshotSpec } from '../model.ts';
import { buildProduct, type Shop } from './build-product.ts';
import { families } from './families/index.ts';
import type { GroupNode } from './groups.ts';
import { markSale } from './sale.ts';
import { selectCandidates } from './select.ts';
import { growTree, siteHomes } from './site-tree.ts';
import { plainSpec, sites } from './sites.ts';

/** Groups of the demo site behind the five assortment landing pages (docs/behaviour.md §2.4). */
export const landingGroups: Record<
  'afvalzakken' | 'schoonmaakmiddelen' | 'toiletpapier' | 'zeepdispensers' | 'mondkapjes',
  string
> = {
  afvalzakken: 'afval/afvalzakken',
  schoonmaakmiddelen: 'schoonmaakmiddelen',
  toiletpapier: 'hygienepapier/toiletpapier',
  zeepdispensers: 'handen-en-sanitair/dispensers/zeepdispensers',
  mondkapjes: 'bescherming/mondkapjes',
};

/** Names of the sites that have an assortment: `demo` and the twenty-two. */
export const assortmentSites: readonly string[] = sites.map(({ site }) => site);

/** Article numbers follow family and variant, so that variants of one family stand together. */
const numbers = new Map(
  families.flatMap((family, at) =>
    family.candidates.map((candidate, place) => [candidate, at * 100 + place] as const),
  ),
);

/**
 * The invented assortment of one site: groups (parents first) and products, the same in every run.
 * Prices in cents excluding VAT. A site that is not in `assortmentSites` gets a plain one.
 */
export function buildAssortment(site: string): DemoAssortment {
  const index = sites.findIndex((spec) => spec.site === site);
  const spec = sites[index] ?? plainSpec(site);
  const homes = siteHomes(spec);
  const sold = selectCandidates(spec, families, homes);
  const { groups, place } = growTree(spec, sold);
  const shop: Shop = { spec, eans: new Set() };
  const products = sold.map((candidate) => {
    const number = 10_000 + (((numbers.get(candidate) ?? 0) + Math.max(0, index) * 3_709) % 90_000);
    return buildProduct(shop, candidate, place.get(candidate) ?? '', number);
  });
  markSale(site, products);
  return { groups: withPictures(groups, products), products };
}

/** Shows in the picture of each group up to three different products of it. */
function withPictures(groups: readonly GroupNode[], products: readonly DemoProduct[]): DemoGroup[] {
  return groups.map((group) => {
    const here = products.filter((product) => `${product.group}/`.startsWith(`${group.key}/`));
    return { ...group, picture: pictureOf(here.map((product) => product.packshot)) };
  });
}

function pictureOf(shots: readonly PackshotSpec[]): PackshotSpec[] {
  const picture: PackshotSpec[] = [];
  const differs = (shot: PackshotSpec, by: 'form' | 'colour') =>
    picture.every((other) => other[by] !== shot[by]);
  for (const by of ['form', 'colour'] as const) {
    for (const shot of shots) if (picture.length < 3 && differs(shot, by)) picture.push(shot);
  }
  return picture;
}
