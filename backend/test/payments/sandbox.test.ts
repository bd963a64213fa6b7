import { createHash } from 'node:crypto';
import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, sandboxPayments } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { makePayer, ORIGIN, settings } from './make-payment.ts';

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp(undefined, settings);
  site = await makeSite(test, { name: 'Papier & <b>meer</b>' });
});
afterAll(() => test.close());

const form = 'application/x-www-form-urlencoded';
const pathOf = (url = '') => new URL(url).pathname;
const see = async (url: string | undefined) => (await test.app()).inject(pathOf(url));
const choose = async (url: string | undefined, payload: string, type = form) =>
  (await test.app()).inject({
    method: 'POST',
    url: pathOf(url),
    payload,
    headers: { 'content-type': type },
  });

describe('the sandbox’s page', () => {
  it('shows the payment in Dutch, and runs no script', async () => {
    const payer = await makePayer(test, site);
    const page = await see(payer.sent.payment.redirect_url);
    expect(page.statusCode).toBe(200);
    for (const word of ['iDEAL', '81,01', 'Betaald', 'Geannuleerd', 'Mislukt', 'Verlopen', 'proefomgeving'])
      expect(page.payload).toContain(word);
    expect(page.payload).toContain('Papier &amp; &lt;b&gt;meer&lt;/b&gt;');
    expect(page.payload).not.toMatch(/<script|<b>meer|style="|\son\w+=/);
    const style = /<style>([\s\S]*)<\/style>/.exec(page.payload)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' ${ORIGIN}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['paid', 'paid'],
    ['cancelled', 'failed'],
    ['failed', 'failed'],
    ['expired', 'failed'],
  ] as const)('%s: the shop gets the webhook before the browser returns', async (outcome, state) => {
    const payer = await makePayer(test, site);
    const answer = await choose(payer.sent.payment.redirect_url, `uitkomst=${outcome}`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${ORIGIN}/nl/bestelling/${payer.sent.order_number}/bevestiging`);
    expect(await payer.order()).toMatchObject({ paymentState: state });
    expect(await payer.attempts()).toMatchObject([{ state: outcome }]);
  });

  it('leaves a finished payment unchanged', async () => {
    const payer = await makePayer(test, site);
    const url = payer.sent.payment.redirect_url;
    await choose(url, 'uitkomst=cancelled');
    expect((await choose(url, 'uitkomst=paid')).statusCode).toBe(303);
    expect(await payer.order()).toMatchObject({ paymentState: 'failed' });
    const page = (await see(url)).payload;
    expect(page).toContain('geannuleerd');
    expect(page).toContain(`href="${ORIGIN}/nl/bestelling/${payer.sent.order_number}/bevestiging"`);
    expect(page).not.toContain('<button');
  });

  it('accepts no money after the deadline', async () => {
    const payer = await makePayer(test, site);
    const url = payer.sent.payment.redirect_url;
    await test.database.inSite(site.id, (tx) =>
      tx.update(sandboxPayments).set({ expiresAt: new Date(Date.now() - 1_000) }),
    );
    expect((await see(url)).payload).toContain('verlopen');
    await choose(url, 'uitkomst=expired');
    expect(await payer.order()).toMatchObject({ paymentState: 'failed' });
  });

  it.each(['', 'uitkomst=open', 'uitkomst=gratis', 'x=1', 'uitkomst=paid&uitkomst=x'])(
    'shows its question again after %j',
    async (payload) => {
      const payer = await makePayer(test, site);
      expect((await choose(payer.sent.payment.redirect_url, payload)).statusCode).toBe(400);
      expect(await payer.order()).toMatchObject({ paymentState: 'open' });
    },
  );

  it('is absent for an order that needs no payment', async () => {
    const app = await test.app();
    for (const path of ['x', `${site.id}_${'a'.repeat(24)}`, '..%2f..%2fetc', '%00'])
      expect((await app.inject(`/sandbox-betaling/${path}`)).statusCode).toBe(404);
  });
});

describe('sending an order', () => {
  it('on invoice has no payment page, and is confirmed at once', async () => {
    const payer = await makePayer(test, site, 'ECBASE');
    expect(payer.sent.payment).toEqual({ kind: 'invoice', state: 'open' });
    expect(await payer.attempts()).toEqual([]);
    expect(await payer.mails()).toMatchObject([{ kind: 'order-confirmation', state: 'queued' }]);
    await payer.again();
    expect(await payer.mails()).toHaveLength(1);
  });

  it('stores no order when the return address belongs to another site', async () => {
    const payer = await makePayer(test, site);
    await payer.add({ id: payer.product.id, quantity: 1 });
    const answer = await payer.send({ returnOrigin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { returnOrigin: 'foreign' } } } });
    expect((await payer.cart()).count).toBe(1);
  });

  it('keeps one site’s payments from another', async () => {
    const payer = await makePayer(test, site);
    const other = await makeSite(test);
    const stolen = await makePayer(test, other);
    const answer = await test.call(
      endpoints.cart.payOrder,
      { orderID: payer.sent.order_id },
      { ...stolen.caller },
    );
    expect(answer.status).toBe(404);
  });
});
