import type { Tx } from '../../src/db/connect.ts';
import {
  productGroups,
  productOptions,
  products,
  productTargets,
  productUnits,
  type Site,
} from '../../src/db/schema/index.ts';
import { unique } from './make-site.ts';
import type { TestApp } from './test-app.ts';

type Fields<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

export interface TestGroup {
  id: number;
  /** From the top to this group. */
  ids: number[];
  label: string;
  path: string;
}

const slugOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A product group, at the top or below `parent`; its path is `c/<slug>/<slug>`. */
export async function makeGroup(
  test: TestApp,
  site: Site,
  { parent, ...fields }: Fields<typeof productGroups> & { parent?: TestGroup } = {},
): Promise<TestGroup> {
  const number = unique();
  const label = fields.label ?? `Groep ${number}`;
  const path = fields.path ?? `${parent?.path ?? 'c'}/${slugOf(label)}`;
  const values = {
    siteId: site.id,
    parentId: parent?.id,
    label,
    path,
    permalink: path,
    sortOrder: 100 + number,
    ...fields,
  };
  return test.database.inSite(site.id, async (tx) => {
    const [row] = await tx.insert(productGroups).values(values).returning({ id: productGroups.id });
    const id = row?.id ?? 0;
    return { id, ids: [...(parent?.ids ?? []), id], label, path };
  });
}

type UnitFields = Fields<typeof productUnits>;

export interface TestUnit {
  id: number;
  name: string;
  content: number;
  priceCents: number;
  isDefault: boolean;
}

export interface TestProduct {
  id: number;
  name: string;
  articleNumber: string;
  group: TestGroup;
  units: TestUnit[];
  /** The default unit. */
  unit: TestUnit;
}

export interface ProductFields extends Fields<typeof products> {
  /** Default: a group made for this product. */
  group?: TestGroup;
  /**
   * Default: one unit, 'stuk' of one piece at `priceCents`. The first is the default unit unless another one
   * is marked.
   */
  units?: UnitFields[];
  /** Of the only unit, when `units` is absent. Default 1000. */
  priceCents?: number;
}

async function insertUnits(tx: Tx, site: Site, productId: number, given: UnitFields[]): Promise<TestUnit[]> {
  const chosen = Math.max(
    0,
    given.findIndex((unit) => unit.isDefault),
  );
  const rows = given.map((unit, position) => ({
    siteId: site.id,
    productId,
    name: 'stuk',
    description: unit.content && unit.content > 1 ? `${unit.name} à ${unit.content} stuks` : 'per stuk',
    content: 1,
    ean: '',
    priceCents: 1000,
    position,
    ...unit,
    isDefault: position === chosen,
  }));
  return tx.insert(productUnits).values(rows).returning();
}

/** A product with its units, in its group and those above it, to be found by the first call that searches. */
export async function makeProduct(
  test: TestApp,
  site: Site,
  given: ProductFields = {},
): Promise<TestProduct> {
  const { group: ownGroup, units: ownUnits, priceCents = 1000, ...fields } = given;
  const group = ownGroup ?? (await makeGroup(test, site));
  const number = unique();
  const name = fields.name ?? `Product ${number}`;
  const articleNumber = fields.articleNumber ?? `ART-${10_000 + number}`;
  return test.database.inSite(site.id, async (tx) => {
    const [row] = await tx
      .insert(products)
      .values({
        siteId: site.id,
        groupId: group.id,
        groupIds: group.ids,
        name,
        articleNumber,
        slug: slugOf(name),
        brand: 'Blinkhoek',
        country: 'Nederland',
        category: group.label,
        family: `familie-${number}`,
        vat: 21,
        baseUnit: 'stuk',
        stock: 1000,
        deliveryDays: 1,
        description: '',
        specifications: [],
        image: `/media/${slugOf(name)}.svg`,
        images: [],
        documents: [],
        ...fields,
      })
      .returning({ id: products.id });
    const id = row?.id ?? 0;
    const units = await insertUnits(tx, site, id, ownUnits ?? [{ priceCents }]);
    test.toBeFound.add(site.id);
    const unit = units.find((one) => one.isDefault) as TestUnit;
    return { id, name, articleNumber, group, units, unit };
  });
}

/** Put products on a named list (`TopAanbieding`, …), in the given order. */
export async function makeTarget(
  test: TestApp,
  site: Site,
  target: string,
  list: { id: number }[],
): Promise<void> {
  const rows = list.map(({ id }, position) => ({ siteId: site.id, target, productId: id, position }));
  await test.database.inSite(site.id, (tx) => tx.insert(productTargets).values(rows));
}

/** Products that can be chosen along with one. */
export async function makeOptions(
  test: TestApp,
  site: Site,
  product: { id: number },
  { index = 1, label = 'Kies erbij', choices }: { index?: number; label?: string; choices: { id: number }[] },
): Promise<void> {
  const rows = choices.map(({ id }) => ({
    siteId: site.id,
    productId: product.id,
    index,
    label,
    optionProductId: id,
  }));
  await test.database.inSite(site.id, (tx) => tx.insert(productOptions).values(rows));
}
