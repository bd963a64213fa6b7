import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productFamilies, products, productUnits, type Site } from '../../src/db/schema/index.ts';
import {
  makeGroup,
  makeProduct,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

let test: TestApp;
let site: Site;
const brush: TestProduct[] = [];

const inSite = <T>(work: Parameters<typeof test.database.inSite<T>>[1]) =>
  test.database.inSite(site.id, work);
const change = (at: number, fields: Partial<typeof products.$inferInsert>) =>
  inSite((tx) =>
    tx
      .update(products)
      .set(fields)
      .where(eq(products.id, brush[at]?.id ?? 0)),
  );

/** Address and value of each member, as a list of families links them. */
async function links() {
  const { docs } = await test.data(endpoints.products.list, { families: true }, { site });
  return docs
    .find(({ family_members }) => family_members)
    ?.family_members?.map((one) => [one.slug, one.family_value]);
}

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const group = await makeGroup(test, site);
  const [family] = await inSite((tx) =>
    tx.insert(productFamilies).values({ siteId: site.id, name: 'Borstel', axis: 'Breedte' }).returning(),
  );
  for (const [at, familyValue] of ['30 cm', '40 cm', '50 cm'].entries())
    brush.push(
      await makeProduct(test, site, {
        ...{ group, name: `Borstel ${familyValue}`, slug: `borstel-${at}` },
        ...{ familyId: family?.id ?? null, familyValue, familyPosition: at },
      }),
    );
});
afterAll(() => test.close());

it('the links of a family follow addresses, values and places of its members', async () => {
  const before = [
    ['borstel-0', '30 cm'],
    ['borstel-1', '40 cm'],
    ['borstel-2', '50 cm'],
  ];
  expect(await links()).toEqual(before);
  await change(1, { slug: 'bezem' });
  expect(await links()).toEqual([before[0], ['bezem', '40 cm'], before[2]]);
  await change(1, { familyValue: '45 cm' });
  expect(await links()).toEqual([before[0], ['bezem', '45 cm'], before[2]]);
  await change(1, { familyPosition: 9 });
  expect(await links()).toEqual([before[0], before[2], ['bezem', '45 cm']]);
});

it('the links of a family have no product that is in no list', async () => {
  await change(1, { active: false });
  expect(await links()).toEqual([
    ['borstel-0', '30 cm'],
    ['borstel-2', '50 cm'],
  ]);
  await change(1, { active: true });
  await inSite((tx) =>
    tx
      .update(productUnits)
      .set({ isDefault: false })
      .where(eq(productUnits.productId, brush[2]?.id ?? 0)),
  );
  expect(await links()).toEqual([
    ['borstel-0', '30 cm'],
    ['bezem', '45 cm'],
  ]);
});
