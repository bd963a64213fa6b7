import { eq } from 'drizzle-orm';
import { coupons, type Site } from '../../src/db/schema/index.ts';
import { type TestApp, unique } from '../support/index.ts';

type CouponFields = Partial<typeof coupons.$inferInsert>;

/**
 * A coupon of a site: 10 % without limits by default.
 * @returns its id and code
 */
export async function makeCoupon(
  test: TestApp,
  site: Site,
  fields: CouponFields = {},
): Promise<{ id: number; code: string }> {
  const values = { siteId: site.id, code: `KORTING${unique()}`, kind: 'percentage' as const, ...fields };
  const value = fields.value ?? (values.kind === 'percentage' ? 10 : 0);
  const [row] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(coupons)
      .values({ ...values, value })
      .returning({ id: coupons.id, code: coupons.code }),
  );
  return row as { id: number; code: string };
}

/** Number of uses of a coupon. */
export async function usedOf(test: TestApp, site: Site, { id }: { id: number }): Promise<number | undefined> {
  const [row] = await test.database.inSite(site.id, (tx) =>
    tx.select({ used: coupons.used }).from(coupons).where(eq(coupons.id, id)),
  );
  return row?.used;
}
