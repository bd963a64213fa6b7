import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails, payments, type Site } from '../../src/db/schema/index.ts';
import { releaseUnpaid } from '../../src/modules/payments/release-unpaid.ts';
import { makeCoupon } from '../coupons/make-coupon.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';
import { asking } from './asking.ts';
import { dataOf, ORIGIN, settings } from './make-payment.ts';

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp(undefined, settings);
  site = await makeSite(test);
});
afterAll(() => test.close());

it.each(['IDEAL', 'BANKTRANS'])(
  'an order of nothing by %s is paid at once, and confirmed',
  async (source) => {
    const buyer = await makeBuyer(test, site, { kind: 'consumer' });
    await buyer.add({ id: (await makeProduct(test, site, { priceCents: 20_000 })).id, quantity: 1 });
    const { code } = await makeCoupon(test, site, { value: 100 });
    await test.data(endpoints.cart.setCoupon, { coupon: code }, buyer.caller);
    const request = { paymentOptions: { source }, returnOrigin: ORIGIN };
    const answer = await buyer.send(request, `niets-${source}`);
    expect(answer.status).toBe(200);
    const sent = dataOf(answer);
    expect(sent).toMatchObject({ total_incl: 0, payment_state: 'paid', payment: { state: 'paid' } });
    expect(sent.payment.redirect_url).toBeUndefined();
    const stored = await test.database.inSite(site.id, async (tx) => ({
      attempts: await tx.select().from(payments).where(eq(payments.orderId, sent.order_id)),
      mails: await tx.select().from(mails).where(eq(mails.orderId, sent.order_id)),
    }));
    expect(stored.attempts).toEqual([]);
    expect(stored.mails.map(({ kind }) => kind)).toEqual(['order-confirmation']);
    expect(dataOf(await buyer.send(request, `niets-${source}`)).payment_state).toBe('paid');
    expect(await releaseUnpaid(asking(test))).toBe(0);
  },
);
