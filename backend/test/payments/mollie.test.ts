import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mollieClient } from '../../src/modules/payments/mollie/client.ts';
import { mollieProvider } from '../../src/modules/payments/mollie/provider.ts';

const reference = `demo_${'a'.repeat(24)}`;
const order = {
  reference,
  source: 'MISTERCASH' as const,
  amountCents: 8_101,
  description: 'Bestelling 1001 – Proef',
  returnUrl: 'https://www.winkel.example/nl/bestelling/7/bevestiging',
  expiresAt: new Date(),
};

interface Received {
  url: string;
  method: string;
  headers: Headers;
  body: string;
}

let received: Received[] = [];
let answer: { status: number; body: Record<string, unknown> };

/** A fake Mollie API for Mollie's own client, as far as the shop uses it. */
const mollie = setupServer(
  http.all('https://api.mollie.com/*', async ({ request }) => {
    const { url, method, headers } = request;
    received.push({ url, method, headers, body: await request.text() });
    return HttpResponse.json(answer.body, { status: answer.status });
  }),
);
beforeAll(() => mollie.listen());
afterAll(() => mollie.close());

function fake(own: Record<string, unknown> = {}, status = 200) {
  received = [];
  answer = {
    status,
    body: {
      resource: 'payment',
      id: 'tr_7UhSN1zuXS',
      status: 'open',
      amount: { currency: 'EUR', value: '81.01' },
      metadata: { reference },
      _links: { checkout: { href: 'https://www.mollie.example/checkout/7UhSN1zuXS' } },
      ...own,
    },
  };
  return mollieProvider(mollieClient('test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'), 'https://api.winkel.example');
}

const hook = (body: string) => ({ reference, headers: {}, body: Buffer.from(body) });

describe('Mollie', () => {
  it('gets the exact amount, once per reference', async () => {
    const provider = fake();
    expect(await provider.start(order)).toEqual({
      providerId: 'tr_7UhSN1zuXS',
      redirectUrl: 'https://www.mollie.example/checkout/7UhSN1zuXS',
    });
    expect(received).toHaveLength(1);
    const [{ url, method, headers, body }] = received as [Received];
    expect(`${method} ${new URL(url).pathname}`).toBe('POST /v2/payments');
    expect(headers.get('authorization')).toMatch(/^Bearer test_/);
    expect(headers.get('idempotency-key')).toBe(reference);
    expect(JSON.parse(body)).toEqual({
      amount: { currency: 'EUR', value: '81.01' },
      description: 'Bestelling 1001 – Proef',
      redirectUrl: order.returnUrl,
      webhookUrl: `https://api.winkel.example/betalingen/melding/${reference}`,
      locale: 'nl_NL',
      method: 'bancontact',
      metadata: { reference },
    });
  });

  it.each([
    ['paid', 'paid'],
    ['canceled', 'cancelled'],
    ['failed', 'failed'],
    ['expired', 'expired'],
    ['pending', 'open'],
    ['authorized', 'open'],
    ['something new', 'open'],
  ])('and its status %s, requested after the webhook, is %s', async (status, state) => {
    const provider = fake({ status });
    expect(await provider.readWebhook(hook('id=tr_7UhSN1zuXS'))).toEqual({
      reference,
      state,
      amountCents: 8_101,
    });
    expect(received[0]?.url).toMatch(/\/v2\/payments\/tr_7UhSN1zuXS$/);
  });

  it('in another currency, or in another form, pays no order', async () => {
    for (const amount of [
      { currency: 'USD', value: '81.01' },
      { currency: 'EUR', value: '81' },
      { currency: 'EUR', value: '8e1' },
    ])
      expect(await fake({ amount }).readWebhook(hook('id=tr_1'))).toMatchObject({ amountCents: -1 });
  });

  it('is not believed about another payment, or without an id', async () => {
    const other = fake({ metadata: { reference: `demo_${'b'.repeat(24)}` } });
    expect(await other.readWebhook(hook('id=tr_1'))).toBeUndefined();
    expect(await fake({ metadata: null }).readWebhook(hook('id=tr_1'))).toBeUndefined();
    for (const body of ['', 'id=', 'id=../me', 'id=tr_1%2F..', 'x=1']) {
      const provider = fake();
      expect(await provider.readWebhook(hook(body))).toBeUndefined();
      expect(received).toEqual([]);
    }
  });

  it('that fails is reported', async () => {
    await expect(
      fake({ title: 'Unprocessable Entity', detail: 'No such method.' }, 422).start(order),
    ).rejects.toThrow('No such method.');
    await expect(fake({ _links: {} }).start(order)).rejects.toThrow('no page');
  });
});
