import { randomUUID } from 'node:crypto';
import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { payments, type Site } from '../../../src/db/schema/index.ts';
import { makeBuyer } from '../../orders/make-buyer.ts';
import {
  type Caller,
  makeAdmin,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
} from '../../support/index.ts';
import { atOnce, postgresApp } from '../postgres-app.ts';

const { couponDesk, paymentDesk } = endpoints;
const CALLS = 60;
const terms = {
  ...{ kind: 'percentage' as const, value: 10, minimum: 0, validFrom: null, validUntil: null },
  ...{ maxUses: null, maxUsesPerCustomer: null, groupIDs: [] },
};

let test: TestApp;
let site: Site;
let manager: Caller;

beforeAll(async () => {
  test = await postgresApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});

const succeeded = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;
async function logged(action: string): Promise<number> {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`SELECT 1 FROM admin_actions WHERE action = ${action}`),
  );
  return rows.length;
}

it('sixty coupons of one code at once are one', async () => {
  const answers = await atOnce(CALLS, (at) =>
    test.call(couponDesk.add, { code: at % 2 === 0 ? 'LENTE' : 'lente', terms }, manager),
  );
  expect(succeeded(answers)).toBe(1);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await logged('add_coupon')).toBe(1);
});

it('of sixty colleagues who change one coupon at once the first one changes it', async () => {
  const { coupon_id: couponID } = await test.data(couponDesk.add, { code: 'LENTE', terms }, manager);
  const answers = await atOnce(CALLS, (at) =>
    test.call(couponDesk.change, { couponID, seen: terms, terms: { ...terms, value: 20 + at } }, manager),
  );
  expect(succeeded(answers)).toBe(1);
  expect(await logged('change_coupon')).toBe(1);
});

it('one of sixty colleagues handles a payment', async () => {
  const product = await makeProduct(test, site, { stock: 100 });
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: product.id, quantity: 1 });
  const { order_id: orderId } = await buyer.sent();
  const [payment] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(payments)
      .values({
        ...{ siteId: site.id, orderId, reference: randomUUID(), provider: 'sandbox', source: 'IDEAL' },
        ...{ amountCents: 100, state: 'expired', flag: 'wrong_amount', returnUrl: '/' },
        expiresAt: new Date(0),
      })
      .returning(),
  );
  const answers = await atOnce(CALLS, () =>
    test.call(paymentDesk.handle, { paymentID: payment?.id ?? 0, flag: 'wrong_amount' }, manager),
  );
  expect(succeeded(answers)).toBe(1);
  expect(await logged('handle_payment')).toBe(1);
});
