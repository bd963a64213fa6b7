import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addresses,
  customers,
  customerUsers,
  products,
  productUnits,
  recurringOrders,
  type Site,
} from '../../src/db/schema/index.ts';
import { addDays, type Day } from '../../src/modules/delivery/days.ts';
import { sendMails } from '../mail/send-mails.ts';
import { lookInto } from '../orders/make-buyer.ts';
import {
  makeProduct,
  makeSite,
  setPrice,
  setStock,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { makeRegular, morningOf, plainMonday, roundAt, signingPayments, stored } from './make-recurring.ts';

const { cart, service } = endpoints;

let test: TestApp;
let site: Site;
let rolls: TestProduct;
let soap: TestProduct;
const monday = plainMonday();
const weekLater = addDays(monday, 7);

beforeAll(async () => {
  test = await testApp(undefined, signingPayments());
  site = await makeSite(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  rolls = await makeProduct(test, site, { name: 'Toiletpapier', stock: 100, priceCents: 1_000 });
  soap = await makeProduct(test, site, { name: 'Handzeep', stock: 100, priceCents: 500 });
});

// Orders left by the previous test would run in this one.
afterEach(async () => {
  await change((tx) => tx.delete(recurringOrders));
  await sendMails(test);
});

const on = (day: Day) => roundAt(test, morningOf(day));
const change = <T>(work: Parameters<TestApp['database']['inSite']>[1]) =>
  test.database.inSite(site.id, work) as Promise<T>;
const textOf = async (subject: RegExp) => {
  const message = (await sendMails(test)).find((one) => subject.test(one.subject));
  expect(message, String(subject)).toBeDefined();
  return message?.text ?? '';
};

describe('an order that is placed automatically', () => {
  it('is an order like any other: number, stock, prices of the day, account, mails, and the cart is unchanged', async () => {
    const regular = await makeRegular(test, site);
    const { recurring_id: id } = await regular.make([rolls, soap], { ref: 'PO-77', comment: 'Achterom' });
    await test.data(cart.update, { id: soap.id, quantity: 3 }, regular.caller);
    await setPrice(test, site, rolls, 1_100);
    expect(await on(addDays(monday, -1))).toBe(0);
    expect(await on(monday)).toBe(1);

    const [order, ...others] = await stored(test, site).orders(regular.customer);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      customerId: regular.customer.customerId,
      userId: regular.customer.userId,
      orderRef: 'PO-77',
      orderComment: 'Achterom',
      paymentSource: 'ECBASE',
      payBefore: null,
      goodsCents: 3_200,
      coupon: '',
      deliveryDate: null,
      address: { street: 'Dokkade', houseNumber: '12' },
    });
    expect(await lookInto(test, site).stock(rolls, soap)).toEqual([98, 98]);
    const kept = await test.data(cart.get, {}, regular.caller);
    expect(kept.items.map((item) => [item.product_id, item.quantity_on_cart])).toEqual([[soap.id, 3]]);
    const history = await test.data(service.orderHistory, {}, regular.caller);
    expect(history.orders.map((one) => one.order_number)).toEqual([String(order?.number)]);

    const messages = await sendMails(test);
    expect(messages.map(({ subject }) => subject).sort()).toEqual([
      `Bevestiging van uw bestelling ${order?.number} bij ${site.name}`,
      `Herhaalorder ‘Weekorder’ is geplaatst als bestelling ${order?.number} (${site.name})`,
    ]);
    const told = messages.find(({ subject }) => subject.startsWith('Herhaalorder'))?.text ?? '';
    expect(told.replace(/\s/g, ' ')).toMatch(/Toiletpapier, per stuk: € ?10,00 wordt € ?11,00/);
    expect(told).not.toContain('Niet meegenomen');

    const seen = await regular.get(id);
    expect(seen.runs).toMatchObject([
      { due_on: monday, state: 'placed', order_number: String(order?.number), left_out: 0 },
    ]);
    expect(seen.runs[0]?.token).toBeUndefined();
    expect(seen.next_date).toBe(weekLater);
  });

  it('reports a price once, and again only when it changes again', async () => {
    const regular = await makeRegular(test, site);
    await regular.make([rolls]);
    await setPrice(test, site, rolls, 1_100);
    await on(monday);
    expect(await textOf(/geplaatst als/)).toContain('Prijzen die zijn veranderd');
    await on(weekLater);
    expect(await textOf(/geplaatst als/)).not.toContain('Prijzen die zijn veranderd');
  });

  it('leaves out unavailable products, and says why', async () => {
    const gone = await makeProduct(test, site, { name: 'Oude dweil' });
    const boxed = await makeProduct(test, site, { name: 'Handdoekjes', stock: 50, step: 2 });
    const unit = await makeProduct(test, site, {
      name: 'Vuilniszak',
      units: [{ name: 'rol' }, { name: 'doos', content: 10 }],
    });
    const box = unit.units.find(({ name }) => name === 'doos')?.id ?? 0;
    const regular = await makeRegular(test, site);
    const lines = [rolls, soap, gone, boxed].map(({ id, unit: { id: unitID } }) => ({
      productID: id,
      unitID,
      quantity: 4,
    }));
    await regular.make([], { lines: [...lines, { productID: unit.id, unitID: box, quantity: 1 }] });
    await setStock(test, site, rolls, 3);
    await change((tx) => tx.update(products).set({ active: false }).where(eq(products.id, gone.id)));
    await change((tx) => tx.update(products).set({ step: 3 }).where(eq(products.id, boxed.id)));
    await change((tx) => tx.delete(productUnits).where(eq(productUnits.id, box)));
    await on(monday);
    const [order] = await stored(test, site).orders(regular.customer);
    expect((await lookInto(test, site).rows(order?.id ?? 0)).map((row) => row.name)).toEqual(['Handzeep']);
    const told = await textOf(/geplaatst als/);
    expect(told).toMatch(/Toiletpapier: nog maar 3 op voorraad\n.*4 × stuk/);
    expect(told).toContain('nog maar 3 op voorraad');
    expect(told).toContain('niet meer leverbaar');
    expect(told).toContain('dit aantal kan niet meer worden besteld');
    expect(told).toContain('deze eenheid bestaat niet meer');
  });

  it('is not placed where no product is available, and tries again the next time', async () => {
    const regular = await makeRegular(test, site);
    const { recurring_id: id } = await regular.make([rolls]);
    await setStock(test, site, rolls, 0);
    expect(await on(monday)).toBe(1);
    expect(await stored(test, site).orders(regular.customer)).toEqual([]);
    expect(await textOf(/is niet geplaatst/)).toContain('geen van de artikelen');
    expect((await regular.get(id)).last_run).toMatchObject({ state: 'nothing', left_out: 1 });
    await setStock(test, site, rolls, 10);
    await on(weekLater);
    expect(await stored(test, site).orders(regular.customer)).toHaveLength(1);
  });

  it('is not placed beyond the credit limit, takes no stock, and says so', async () => {
    const regular = await makeRegular(test, site, { creditLimitCents: 1_000 });
    const { recurring_id: id } = await regular.make([rolls]);
    await on(monday);
    expect(await stored(test, site).orders(regular.customer)).toEqual([]);
    expect(await lookInto(test, site).stock(rolls)).toEqual([100]);
    expect(await textOf(/is niet geplaatst/)).toContain('kredietlimiet');
    expect((await regular.get(id)).last_run).toMatchObject({ state: 'refused', refusal: 'credit_limit' });
  });

  it('goes to no other address when its own was removed', async () => {
    const regular = await makeRegular(test, site);
    const [other] = await change<{ id: number }[]>((tx) =>
      tx
        .insert(addresses)
        .values({
          siteId: site.id,
          customerId: regular.customer.customerId,
          label: 'Filiaal',
          street: 'Zijpad',
          houseNumber: '1',
          postcode: '9999 AC',
          city: 'Proefstad',
          country: 'NL',
        })
        .returning({ id: addresses.id }),
    );
    const { recurring_id: id } = await regular.make([rolls], { addressID: other?.id ?? 0 });
    await change((tx) => tx.delete(addresses).where(eq(addresses.id, other?.id ?? 0)));
    await on(monday);
    expect(await stored(test, site).orders(regular.customer)).toEqual([]);
    expect(await textOf(/is niet geplaatst/)).toContain('afleveradres');
    expect(await regular.get(id)).toMatchObject({
      address_id: null,
      last_run: { refusal: 'address_unknown' },
    });
  });

  it.each([
    [
      'customer',
      (id: { customerId: number }) =>
        change((tx) => tx.update(customers).set({ active: false }).where(eq(customers.id, id.customerId))),
    ],
    [
      'user',
      (id: { userId: number }) =>
        change((tx) =>
          tx.update(customerUsers).set({ active: false }).where(eq(customerUsers.id, id.userId)),
        ),
    ],
  ])('does not run for a %s who is switched off, and sends no mail', async (_who, switchOff) => {
    const regular = await makeRegular(test, site);
    const { recurring_id: id } = await regular.make([rolls]);
    await switchOff(regular.customer);
    await on(monday);
    expect(await stored(test, site).orders(regular.customer)).toEqual([]);
    expect(await sendMails(test)).toEqual([]);
    expect(await stored(test, site).runs(id)).toMatchObject([{ state: 'barred' }]);
  });
});
