import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { shopOrigin } from '../../src/http/shop-address.ts';
import { openPayments } from '../../src/modules/payments/payments.ts';
import { errorOf, makeBuyer, refused } from '../orders/make-buyer.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';
import { ORIGIN, settings } from './make-payment.ts';

const PUBLIC = { API_PUBLIC_URL: 'https://api.winkel.example' };
const KEY = `live_${'a'.repeat(30)}`;

describe('the sandbox', () => {
  it.each([
    ['a local demo shop', {}],
    ['a local demo shop on PostgreSQL', { DATABASE_URL: 'postgres://localhost/x', DEMO_DATA: '1' }],
    ['a local demo shop with its own addresses', { SHOP_URL: 'http://{site}.localhost:3000' }],
    ['any shop that asks for it', { ...PUBLIC, DEMO_DATA: '0', PAYMENT: 'sandbox' }],
  ])('is available for %s', (_which, env) => {
    expect(readEnv(env).payment).toMatchObject({ sandbox: true, mollieApiKey: undefined });
  });

  it.each([
    ['a public address', PUBLIC],
    ['a public shop address', { SHOP_URL: 'https://{site}.winkel.example' }],
    ['a server that listens to the network', { API_HOST: '0.0.0.0' }],
    ['no demo data', { DEMO_DATA: '0' }],
    ['an own database', { DATABASE_URL: 'postgres://localhost/x' }],
    ['an empty key', { ...PUBLIC, MOLLIE_API_KEY: '' }],
    ['a blank key', { ...PUBLIC, MOLLIE_API_KEY: '   ' }],
    ['a look-alike of localhost', { API_PUBLIC_URL: 'http://localhost.evil.example' }],
  ])('is absent for a shop with %s that did not configure it', (_which, env) => {
    expect(readEnv(env).payment).toMatchObject({ sandbox: false, mollieApiKey: undefined });
  });

  it('is absent beside Mollie, and configuring both is refused', () => {
    expect(readEnv({ ...PUBLIC, MOLLIE_API_KEY: KEY }).payment.sandbox).toBe(false);
    expect(() => readEnv({ ...PUBLIC, MOLLIE_API_KEY: KEY, PAYMENT: 'sandbox' })).toThrow('PAYMENT');
    expect(() => readEnv({ PAYMENT: 'gratis' })).toThrow('PAYMENT');
  });
});

describe('a shop without a payment provider', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(undefined, { ...settings, sandbox: false });
  });
  afterAll(() => test.close());

  const sourcesFor = async (kind: 'business' | 'consumer') => {
    const { caller } = await makeBuyer(test, await makeSite(test), { kind });
    return (await test.data(endpoints.cart.paymentOptions, {}, caller)).map(({ source }) => source);
  };

  it('offers offline payment methods only', async () => {
    expect(await sourcesFor('business')).toEqual(['ECBASE', 'BANKTRANS']);
    expect(await sourcesFor('consumer')).toEqual(['BANKTRANS']);
  });

  it('has links to this machine in its mails during a trial', () => {
    const { payment } = readEnv({ DEMO_DATA: '0', PORT: '3130' });
    const { addresses } = openPayments(test.database, { ...payment, secret: 'a'.repeat(32) });
    expect(shopOrigin({ id: 'winkel', hosts: ['www.winkel.example'] }, addresses)).toBe(
      'http://winkel.localhost:3130',
    );
  });

  it('refuses an order with an online method, and keeps the cart', async () => {
    const site = await makeSite(test);
    const buyer = await makeBuyer(test, site);
    await buyer.add({ id: (await makeProduct(test, site)).id, quantity: 2 });
    const answer = await buyer.send({ paymentOptions: { source: 'IDEAL' }, returnOrigin: ORIGIN });
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toEqual(
      refused('payment_not_allowed', { 'paymentOptions.source': 'not_allowed' }),
    );
    expect((await buyer.cart()).count).toBe(2);
    expect((await buyer.send({ paymentOptions: { source: 'ECBASE' } })).status).toBe(200);
  });

  it('has no sandbox page and accepts no webhooks', async () => {
    const app = await test.app();
    // No such route; a route would say that there is no such payment.
    for (const [method, url] of [
      ['GET', '/sandbox-betaling/demo_aaaaaaaaaaaaaaaaaaaaaaaa'],
      ['POST', '/sandbox-betaling/demo_aaaaaaaaaaaaaaaaaaaaaaaa'],
      ['POST', '/betalingen/melding/demo_aaaaaaaaaaaaaaaaaaaaaaaa'],
    ] as const)
      expect((await app.inject({ method, url })).json()).toMatchObject({
        error: { code: 'endpoint_unknown' },
      });
  });

  it('gives no payment page for an order from when it had a provider', async () => {
    const site = await makeSite(test);
    const buyer = await makeBuyer(test, site);
    await buyer.add({ id: (await makeProduct(test, site)).id, quantity: 2 });
    const { order_id } = await buyer.sent({ paymentOptions: { source: 'BANKTRANS' } });
    await test.database.inSite(site.id, (tx) => tx.execute("UPDATE orders SET payment_source = 'IDEAL'"));
    const answer = await test.call(endpoints.cart.payOrder, { orderID: order_id }, buyer.caller);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { payment: { kind: 'online', state: 'open' } } },
    });
    expect(JSON.stringify(answer.body)).not.toContain('redirect_url');
  });
});
