import { endpoints } from '@toonbank/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { addresses, carts, customers, orders, type Site, vatChecks } from '../../src/db/schema/index.ts';
import { sendDue } from '../../src/mail/send-due.ts';
import { askDue } from '../../src/modules/vat-numbers/ask-due.ts';
import { demoRegister, demoUnavailable, demoUnknown } from '../../src/modules/vat-numbers/demo-register.ts';
import type { VatRegister } from '../../src/vat-register/vat-register.ts';
import { credit } from '../credits/credit-order.ts';
import { makeMailer, memoryTransport } from '../mail/make-mailer.ts';
import { deliver } from '../order-documents/deliver.ts';
import { flatText, letterhead } from '../order-documents/paper.ts';
import { type Buyer, errorOf, lookInto, makeBuyer } from '../orders/make-buyer.ts';
import { makeProduct, makeSite, type TestApp, testApp, unique } from '../support/index.ts';

const { cart, service } = endpoints;
const BELGIUM = { country: 'BE', postcode: '2000', city: 'Antwerpen' } as const;
const VERIFIED = 'BE0123456749';
const log = { error: () => {} };

let test: TestApp;
let site: Site;
let soap: { id: number };
let book: { id: number };
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test, { name: 'Papierhal', letterhead });
  soap = await makeProduct(test, site, { name: 'Zeep', priceCents: 1_000, vat: 21, stock: 1_000 });
  book = await makeProduct(test, site, { name: 'Boek', priceCents: 333, vat: 9, stock: 1_000 });
});

const ask = (vatRegister: VatRegister = demoRegister) =>
  askDue({ database: test.database, vatRegister, log });
const away: VatRegister = { name: 'vies', ask: () => Promise.reject(new Error('away')) };

/** A business in Belgium with two lines in its cart. */
async function makeBelgian(vatNumber = VERIFIED, where: object = BELGIUM): Promise<Buyer> {
  const buyer = await makeBuyer(test, site, { vatNumber, address: where });
  await buyer.add({ id: soap.id, quantity: 2 });
  await buyer.add({ id: book.id, quantity: 3 });
  return buyer;
}
const totalsOf = async (buyer: Buyer, addressID?: number) => {
  const [checkout] = await test.data(cart.checkout, { addressID }, buyer.caller);
  return checkout?.totals;
};
const checks = () =>
  test.database.inSite(site.id, (tx) => tx.select().from(vatChecks).orderBy(asc(vatChecks.id)));
const addAddress = (buyer: Buyer, country: 'NL' | 'BE') =>
  test.database.inSite(site.id, async (tx) => {
    const place = {
      label: '',
      street: 'Kade',
      houseNumber: '1',
      postcode: '1011 AB',
      city: 'Elders',
      country,
    };
    const [row] = await tx
      .insert(addresses)
      .values({ siteId: site.id, customerId: buyer.customer.customerId, ...place })
      .returning();
    return row?.id ?? 0;
  });

describe('the totals of a business in Belgium', () => {
  it('have no VAT once the register confirmed its number', async () => {
    const buyer = await makeBelgian();
    expect(await totalsOf(buyer)).toMatchObject({ vat_rule: 'unproven', total: 39.94, total_incl: 47.13 });
    await ask();
    expect(await totalsOf(buyer)).toMatchObject({
      vat_rule: 'reverse_charge',
      vat: [{ rate: 0, base: 39.94, amount: 0 }],
      goods: 29.99,
      goods_incl: 29.99,
      shipping: 9.95,
      shipping_incl: 9.95,
      total: 39.94,
      total_incl: 39.94,
    });
    expect((await buyer.cart()).totals).toMatchObject({ vat_rule: 'reverse_charge' });
  });

  it('change at once with an address in the Netherlands, and with picking up', async () => {
    const buyer = await makeBelgian();
    await ask();
    const dutch = await totalsOf(buyer, await addAddress(buyer, 'NL'));
    expect(dutch).not.toHaveProperty('vat_rule');
    expect(dutch).toMatchObject({ total: 36.94, vat: [{ rate: 9 }, { rate: 21 }] });
    await test.database.inSite(site.id, (tx) =>
      tx.update(carts).set({ pickup: true }).where(eq(carts.userId, buyer.customer.userId)),
    );
    expect((await buyer.cart()).totals).not.toHaveProperty('vat_rule');
  });

  it.each([
    ['a number with wrong check digits', 'BE0123456748', BELGIUM],
    ['no number', '', BELGIUM],
    ['a Dutch number', 'NL000099998B57', BELGIUM],
    ['an address in the Netherlands only', VERIFIED, {}],
  ])('have Dutch VAT with %s', async (_, vatNumber, where) => {
    const buyer = await makeBelgian(vatNumber, where);
    await ask();
    expect(await totalsOf(buyer)).not.toHaveProperty('vat_rule');
  });

  it('have Dutch VAT where the register does not know the number, and the page says so', async () => {
    const buyer = await makeBelgian(demoUnknown);
    await ask();
    expect(await totalsOf(buyer)).toMatchObject({ vat_rule: 'refused', total_incl: 47.13 });
  });

  it('never change where consumers buy', async () => {
    site = await makeSite(test, { prices: 'public', letterhead });
    soap = await makeProduct(test, site, { priceCents: 1_000, vat: 21, stock: 9 });
    const buyer = await makeBuyer(test, site, { vatNumber: VERIFIED, address: BELGIUM });
    await buyer.add({ id: soap.id, quantity: 1 });
    await ask();
    expect(await checks()).toEqual([]);
    expect(await totalsOf(buyer)).not.toHaveProperty('vat_rule');
  });

  it('have Dutch VAT where the seller has no Dutch number', async () => {
    site = await makeSite(test);
    soap = await makeProduct(test, site, { priceCents: 1_000, vat: 21, stock: 9 });
    const buyer = await makeBuyer(test, site, { vatNumber: VERIFIED, address: BELGIUM });
    await buyer.add({ id: soap.id, quantity: 1 });
    expect(await totalsOf(buyer)).not.toHaveProperty('vat_rule');
  });
});

describe('an order of a business in Belgium', () => {
  const version = async (buyer: Buyer) => {
    const [checkout] = await test.data(cart.checkout, {}, buyer.caller);
    return { version: checkout?.checkout_version ?? '', expectedTotal: checkout?.totals?.total_incl ?? 0 };
  };

  it('asks the register at that moment, and shows the buyer a total that changes by it', async () => {
    const buyer = await makeBelgian();
    const seen = await version(buyer);
    const refused = await buyer.send({ ...seen, paymentOptions: { source: 'ECBASE' } });
    expect(refused.status).toBe(409);
    expect(errorOf(refused)).toMatchObject({ code: 'cart_changed', fields: { expectedTotal: '39.94' } });
    await buyer.sent({ ...(await version(buyer)), paymentOptions: { source: 'ECBASE' } });
    // The answer of a moment ago counts for the second try.
    expect(await checks()).toMatchObject([
      {
        vatNumber: VERIFIED,
        requester: letterhead.vatNumber,
        register: 'demo',
        outcome: 'valid',
        consultationNumber: expect.stringMatching(/^DEMO-/),
        askedAt: expect.any(Date),
      },
    ]);
  });

  it('keeps its proof, and lines at 0 % with the reason', async () => {
    const buyer = await makeBelgian();
    const { order_id: id } = await buyer.sent({ paymentOptions: { source: 'ECBASE' } });
    const order = await lookInto(test, site).order(id);
    const [check] = await checks();
    expect(order).toMatchObject({
      vatCents: 0,
      totalCents: 3_994,
      totalInclCents: 3_994,
      vatCheckId: check?.id,
      breakdown: { vatReason: 'reverse_charge', vat: [{ rate: 0, baseCents: 3_994, amountCents: 0 }] },
    });
    expect((await lookInto(test, site).rows(id)).map(({ vat }) => vat)).toEqual([0, 0]);
  });

  it('has both VAT numbers on all documents, also after the customer changed its own', async () => {
    const buyer = await makeBelgian();
    const { order_id: orderID, order_number: number } = await buyer.sent({
      paymentOptions: { source: 'ECBASE' },
    });
    await test.database.inSite(site.id, (tx) =>
      tx.update(customers).set({ vatNumber: demoUnknown }).where(eq(customers.id, buyer.customer.customerId)),
    );
    const { invoiceId: invoiceID } = await deliver(test, site, number);
    const { id: creditNoteID } = await credit(test, site, orderID, [1]);
    const file = async (answer: Promise<{ raw: Buffer }>) => flatText((await answer).raw);
    const printed = [
      await file(test.call(service.pdfOrderConfirmation, { orderID }, buyer.caller)),
      await file(test.call(service.pdfInvoice, { invoiceID }, buyer.caller)),
      await file(test.call(service.pdfCreditNote, { creditNoteID }, buyer.caller)),
    ];
    for (const text of printed) {
      expect(text).toContain('Btw verlegd');
      expect(text).toContain(`Btw-nummer leverancier: ${letterhead.vatNumber}`);
      expect(text).toContain(`Btw-nummer afnemer: ${VERIFIED}`);
      expect(text).not.toContain('21%');
    }
    expect(printed[2]).toContain('€ 10,00');
    const transport = memoryTransport();
    await sendDue(makeMailer(test, transport));
    const mail = transport.messages.find(({ subject }) => subject.startsWith('Bevestiging'));
    expect(mail?.text).toContain(`Btw-nummer afnemer: ${VERIFIED}`);
  });

  it('is credited to the cent, shipping included', async () => {
    const buyer = await makeBelgian();
    const { order_id: id, order_number: number } = await buyer.sent({ paymentOptions: { source: 'ECBASE' } });
    await deliver(test, site, number);
    const first = await credit(test, site, id, [1, 1]);
    const rest = await credit(test, site, id, [1, 2]);
    expect(first).toMatchObject({ vatCents: 0, totalInclCents: 1_333 });
    expect(rest).toMatchObject({ vatCents: 0, totalInclCents: 3_994 - 1_333, shippingCents: 995 });
  });

  it('has Dutch VAT while the register is away, and is asked about again later', async () => {
    const buyer = await makeBelgian(demoUnavailable);
    const { order_id: id } = await buyer.sent({ paymentOptions: { source: 'ECBASE' } });
    expect(await lookInto(test, site).order(id)).toMatchObject({ vatCents: 719, vatCheckId: null });
    expect(await checks()).toMatchObject([{ outcome: 'unavailable', consultationNumber: '' }]);
    await ask();
    expect(await checks()).toHaveLength(1);
    const minuteAgo = new Date(Date.now() - 61_000);
    await test.database.asOwner(async (db) => {
      await db.execute(`SET app.site = '${site.id}'`);
      await db.update(vatChecks).set({ askedAt: minuteAgo });
    });
    await ask();
    expect(await checks()).toHaveLength(2);
  });
});

it('relies on an earlier answer of the register for thirty days while it is away', async () => {
  const buyer = await makeBelgian();
  await ask();
  const older = async (days: number) => {
    const app = await buildApp({
      database: test.database,
      logLevel: 'silent',
      trustedProxy: [],
      siteTokens: new Map(),
      vatRegister: away,
    });
    await test.database.asOwner(async (db) => {
      await db.execute(`SET app.site = '${site.id}'`);
      await db.update(vatChecks).set({ askedAt: new Date(Date.now() - days * 86_400_000) });
    });
    await buyer.add({ id: soap.id, quantity: 1 });
    const answer = await app.inject({
      method: 'POST',
      url: cart.sendOrder.path,
      headers: { 'x-site-token': site.token, authorization: buyer.caller.sid },
      payload: { paymentOptions: { source: 'ECBASE' } },
    });
    await app.close();
    const id = (answer.json() as { data: { order_id: number } }).data.order_id;
    return lookInto(test, site).order(id);
  };
  expect(await older(29.9)).toMatchObject({ vatCents: 0, vatCheckId: expect.any(Number) });
  expect((await older(30.1))?.vatCents).toBeGreaterThan(0);
});

it('never asks about a number twice while an answer is fresh, and only its own site reads the proof', async () => {
  await makeBelgian();
  await ask();
  await ask();
  expect(await checks()).toHaveLength(1);
  const other = await makeSite(test, { id: `other${unique()}`, letterhead });
  const seen = await test.database.inSite(other.id, (tx) => tx.select().from(vatChecks));
  expect(seen).toEqual([]);
  const change = test.database.inSite(site.id, (tx) => tx.update(vatChecks).set({ outcome: 'invalid' }));
  await expect(change).rejects.toThrow();
  const [order] = await test.database.inSite(site.id, (tx) => tx.select().from(orders).limit(1));
  expect(order).toBeUndefined();
});
