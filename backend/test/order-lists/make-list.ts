import { orderListItems, orderLists, type Site } from '../../src/db/schema/index.ts';
import { type TestApp, type TestCustomer, type TestProduct, unique } from '../support/index.ts';

type Fields<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

/**
 * An order list of a customer with these products, in their default unit and the given order.
 * @returns its id
 */
export function makeList(
  test: TestApp,
  site: Site,
  customer: Pick<TestCustomer, 'customerId'>,
  {
    products = [],
    item = {},
    ...fields
  }: Fields<typeof orderLists> & { products?: TestProduct[]; item?: Fields<typeof orderListItems> } = {},
): Promise<number> {
  const siteId = site.id;
  const { customerId } = customer;
  return test.database.inSite(siteId, async (tx) => {
    const [list] = await tx
      .insert(orderLists)
      .values({ siteId, customerId, name: `Lijst ${unique()}`, ...fields })
      .returning({ id: orderLists.id });
    const listId = list?.id ?? 0;
    const rows = products.map(({ id, unit }, position) => ({
      siteId,
      listId,
      productId: id,
      unitId: unit.id,
      quantity: 1,
      position,
      ...item,
    }));
    if (rows.length > 0) await tx.insert(orderListItems).values(rows);
    return listId;
  });
}
