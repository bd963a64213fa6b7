import { endpoints } from '@toonbank/contract';
import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import { type AttemptState, mails, paymentNotices, payments, type Site } from '../../src/db/schema/index.ts';
import { sandboxMessage } from '../../src/modules/payments/sandbox/provider.ts';
import { lookInto, makeBuyer } from '../orders/make-buyer.ts';
import { type CustomerFields, makeProduct, type TestApp } from '../support/index.ts';

const SECRET = 'a-secret-of-forty-characters-for-webhooks';
export const ORIGIN = 'http://localhost:3000';

/** Settings of a sandbox whose webhooks the test can sign. */
export const settings = {
  mollieApiKey: undefined,
  sandbox: true,
  publicUrl: 'http://localhost:4210',
  shopUrl: 'http://{site}.localhost:3000',
  secret: SECRET,
};

export interface Sent {
  order_id: number;
  order_number: string;
  total_incl: number;
  payment_state: string;
  payment: { kind: string; state: string; redirect_url?: string };
}

export const dataOf = (answer: { body: unknown }) => (answer.body as { data: Sent }).data;

/** A buyer with an order to pay by iDEAL, and the notices of a provider about it. */
export async function makePayer(test: TestApp, site: Site, source = 'IDEAL', fields: CustomerFields = {}) {
  const buyer = await makeBuyer(test, site, fields);
  const product = await makeProduct(test, site, { priceCents: 2_000 });
  await buyer.add({ id: product.id, quantity: 3 });
  const request = { paymentOptions: { source }, returnOrigin: ORIGIN };
  const key = `sleutel-${product.id}`;
  const answer = await buyer.send(request, key);
  expect(answer).toMatchObject({ status: 200 });
  const sent = dataOf(answer);
  const rows = () =>
    test.database.inSite(site.id, (tx) => tx.select().from(payments).orderBy(asc(payments.id)));
  const attempts = async () => (await rows()).filter((row) => row.orderId === sent.order_id);
  const webhook = async (
    state: AttemptState,
    given: { cents?: number; attempt?: number; secret?: string; reference?: string } = {},
  ) => {
    const all = await attempts();
    const attempt = all[given.attempt ?? all.length - 1];
    const reference = given.reference ?? attempt?.reference ?? '';
    const amountCents = given.cents ?? attempt?.amountCents ?? 0;
    const { body, headers } = sandboxMessage(given.secret ?? SECRET, { reference, state, amountCents });
    const url = `/betalingen/melding/${attempt?.reference}`;
    return (await test.app()).inject({ method: 'POST', url, headers, payload: body });
  };
  return {
    ...buyer,
    product,
    sent,
    attempts,
    webhook,
    again: async () => dataOf(await buyer.send(request, key)),
    pay: async () =>
      dataOf(
        await test.call(
          endpoints.cart.payOrder,
          { orderID: sent.order_id, returnOrigin: ORIGIN },
          buyer.caller,
        ),
      ),
    order: () => lookInto(test, site).order(sent.order_id),
    mails: async () =>
      (await test.database.inSite(site.id, (tx) => tx.select().from(mails))).filter(
        (mail) => mail.orderId === sent.order_id,
      ),
    notices: async () => {
      const ids = new Set((await attempts()).map(({ id }) => id));
      const all = await test.database.inSite(site.id, (tx) => tx.select().from(paymentNotices));
      return all.filter((notice) => ids.has(notice.paymentId));
    },
  };
}
