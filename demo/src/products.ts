import { propertyFacets } from '@toonbank/contract';
import type { Tx } from '../../backend/src/db/connect.ts';
import { productFamilies, products, productUnits } from '../../backend/src/db/schema/index.ts';
import { fillSearch } from '../../backend/src/modules/catalogue/search/fill-search.ts';
import { slugify } from '../../lib/slug.ts';
import { insertRows, type NewRow, needed } from './bulk-insert.ts';
import { familiesOf } from './catalogue/product-families.ts';
import { hash32 } from './catalogue/random.ts';
import { documentsOf } from './documents.ts';
import { type GroupIds, lineageOf } from './groups.ts';
import type { DemoAssortment, DemoProduct, DemoUnit, PackshotForm } from './model.ts';
import type { Gallery } from './pictures.ts';
import { platesOf } from './product-pictures.ts';
import { typeset } from './typography.ts';

/** A unit as stored in the database. */
export interface WrittenUnit extends DemoUnit {
  id: number;
}

/** A product as stored in the database. */
export interface WrittenProduct extends Omit<DemoProduct, 'units'> {
  id: number;
  popularity: number;
  units: WrittenUnit[];
  defaultUnit: WrittenUnit;
}

/** Everyday products of every wholesale customer sell most. */
const everyday = new Set<PackshotForm>([
  'toilet-pack',
  'jumbo-roll',
  'hand-towel-stack',
  'towel-roll',
  'bin-bag-roll',
  'bin-bag-box',
  'spray-bottle',
  'soap-cartridge',
  'glove-box',
  'mask-box',
]);

/** Daily needs, house brands and the Sale sell best; the rest is spread, the same on every run. */
function popularityOf(product: DemoProduct): number {
  const luck = hash32(`popularity|${product.articleNumber}|${product.name}`) % 1_000;
  // Squared: a few products sell much, most sell little.
  const base = Math.round(luck ** 2 / 1_000);
  // An empty flask is bought once.
  const daily = everyday.has(product.packshot.form) && product.family !== 'sproeiflacons' ? 250 : 0;
  return base + daily + (product.houseBrand ? 120 : 0) + (product.saleFromCents ? 150 : 0);
}

/** Every property facet, null where it does not apply: the rows of an insert have the same fields. */
const facetColumns = (values: DemoProduct['facets']) =>
  Object.fromEntries(propertyFacets.map((facet) => [facet, values[facet] ?? null]));

function rowOf(
  siteId: string,
  product: DemoProduct,
  groupIds: GroupIds,
  labels: Map<string, string>,
  gallery: Gallery,
): NewRow<typeof products> {
  const images = platesOf(product).map(({ key, draw, alt }) => gallery.add('packshots', key, draw, alt));
  return {
    groupId: groupIds(product.group),
    groupIds: lineageOf(product.group).map(groupIds),
    articleNumber: product.articleNumber,
    name: typeset(product.name),
    slug: slugify(product.name),
    brand: product.brand,
    country: product.country,
    category: needed(labels.get(product.group), `group ${product.group}`),
    family: product.family,
    vat: product.vat,
    baseUnit: product.baseUnit,
    netMeasure: product.net?.measure ?? null,
    netContent: product.net?.content ?? null,
    useMeasure: product.use?.measure ?? null,
    useContent: product.use?.content ?? null,
    step: product.step,
    stock: product.stock,
    deliveryDays: product.deliveryDays,
    description: typeset(product.description),
    specifications: product.specifications.map(({ label, value }) => ({ label, value: typeset(value) })),
    image: needed(images[0], `picture of ${product.articleNumber}`),
    images,
    documents: documentsOf(siteId, product),
    ...facetColumns(product.facets),
    houseBrand: product.houseBrand,
    isSale: product.saleFromCents !== undefined,
    oldPriceCents: product.saleFromCents ?? null,
    popularity: popularityOf(product),
    ranking: popularityOf(product),
  };
}

/** A product's place in its family. */
interface Membership {
  familyId: number | null;
  familyValue: string;
  familyPosition: number;
}

/** Writes the families of these products. @returns the members by article number */
async function writeFamilies(
  tx: Tx,
  siteId: string,
  demoProducts: readonly DemoProduct[],
): Promise<Map<string, Membership>> {
  const memberships = new Map<string, Membership>();
  const families = familiesOf(demoProducts);
  const written = await insertRows(tx, {
    table: productFamilies,
    siteId,
    rows: families.map(({ name, axis }) => ({ name: typeset(name), axis })),
    returning: ['id', 'name', 'axis'],
  });
  const ids = Map.groupBy(written, ({ name, axis }) => `${axis} ${name}`);
  for (const { name, axis, members } of families) {
    const familyId = needed(ids.get(`${axis} ${typeset(name)}`)?.pop(), `family ${name}`).id;
    for (const [familyPosition, { articleNumber, value }] of members.entries())
      memberships.set(articleNumber, { familyId, familyValue: value, familyPosition });
  }
  return memberships;
}

/**
 * Write products, their units and the groups that they stand in.
 * @returns them, the most popular first
 */
export async function writeProducts(
  tx: Tx,
  siteId: string,
  assortment: DemoAssortment,
  groupIds: GroupIds,
  gallery: Gallery,
): Promise<WrittenProduct[]> {
  const labels = new Map(assortment.groups.map(({ key, label }) => [key, label]));
  const memberships = await writeFamilies(tx, siteId, assortment.products);
  const alone: Membership = { familyId: null, familyValue: '', familyPosition: 0 };
  const written = await insertRows(tx, {
    table: products,
    siteId,
    rows: assortment.products.map((product) => ({
      ...rowOf(siteId, product, groupIds, labels, gallery),
      ...(memberships.get(product.articleNumber) ?? alone),
    })),
    returning: ['id', 'articleNumber'],
  });
  const byNumber = new Map(written.map(({ id, articleNumber }) => [articleNumber, id]));
  const numbered = assortment.products.map((product) => ({
    ...product,
    id: needed(byNumber.get(product.articleNumber), `product ${product.articleNumber}`),
    popularity: popularityOf(product),
  }));
  const whole = await withUnits(tx, siteId, numbered);
  await fillSearch(tx, siteId);
  return whole.sort((a, b) => b.popularity - a.popularity);
}

async function withUnits(
  tx: Tx,
  siteId: string,
  numbered: (DemoProduct & { id: number; popularity: number })[],
): Promise<WrittenProduct[]> {
  const rows = numbered.flatMap(({ id, units }) =>
    units.map(
      ({ name, description, content, isDefault, ean, priceCents }, position): NewRow<typeof productUnits> => {
        return { productId: id, name, description, content, isDefault, ean, priceCents, position };
      },
    ),
  );
  const written = await insertRows(tx, {
    table: productUnits,
    siteId,
    rows,
    returning: ['id', 'productId', 'position'],
  });
  const ids = new Map(written.map(({ id, productId, position }) => [`${productId}/${position}`, id]));
  return numbered.map((product) => {
    const units = product.units.map((unit, position) => ({
      ...unit,
      id: needed(ids.get(`${product.id}/${position}`), `unit of ${product.articleNumber}`),
    }));
    const defaultUnit = needed(
      units.find((unit) => unit.isDefault),
      `default unit of ${product.articleNumber}`,
    );
    return { ...product, units, defaultUnit };
  });
}
