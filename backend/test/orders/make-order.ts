import { orderRows, orders, type Site } from '../../src/db/schema/index.ts';
import type { TestApp, TestCustomer } from '../support/index.ts';

type RowFields = Partial<typeof orderRows.$inferInsert>;

let last = 0;

/** A placed order with its rows, written straight into the database. @returns its id and number */
export async function makeOrder(
  test: TestApp,
  site: Site,
  { customerId, userId }: TestCustomer,
  { rows = [{}], ...fields }: Partial<typeof orders.$inferInsert> & { rows?: RowFields[] } = {},
): Promise<{ id: number; number: string }> {
  last += 1;
  const number = fields.number ?? 700_000 + last;
  return test.database.inSite(site.id, async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        siteId: site.id,
        customerId,
        userId,
        paymentSource: 'ECBASE',
        goodsCents: 1_000,
        shippingCents: 695,
        vatCents: 356,
        totalCents: 1_695,
        totalInclCents: 2_051,
        ...fields,
        number,
      })
      .returning({ id: orders.id });
    const id = order?.id ?? 0;
    const values = rows.map((row, position) => ({
      siteId: site.id,
      orderId: id,
      name: 'Toiletpapier 2-laags',
      articleNumber: 'TP-10234',
      unitDescription: 'pak à 8 rollen',
      unitContent: 8,
      quantity: 2,
      priceCents: 500,
      totalCents: 1_000,
      vat: 21,
      position,
      ...row,
    }));
    if (values.length > 0) await tx.insert(orderRows).values(values);
    return { id, number: String(number) };
  });
}
