import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, payments, type Site } from '../../src/db/schema/index.ts';
import { lookAtOverdue } from '../../src/modules/payments/overdue.ts';
import { releaseUnpaid } from '../../src/modules/payments/release-unpaid.ts';
import type { Notice, PaymentProvider } from '../../src/payments/payment-provider.ts';
import { atOnce, postgresApp } from '../concurrency/postgres-app.ts';
import { makeSite, type TestApp } from '../support/index.ts';
import { asking } from './asking.ts';
import { makePayer, settings } from './make-payment.ts';

type Payer = Awaited<ReturnType<typeof makePayer>>;

let test: TestApp;
let site: Site;
let other: Site;
beforeAll(async () => {
  test = await postgresApp(20, settings);
  site = await makeSite(test);
  other = await makeSite(test);
});
afterAll(() => test?.close());

const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);

/** Moves everything open past its deadline by `ms`, and due for the next query. */
async function makeOverdue(ms = 1_000) {
  for (const { id } of [site, other])
    await test.database.inSite(id, async (tx) => {
      await tx.update(payments).set({ expiresAt: ago(ms), nextLookAt: null });
      await tx.update(orders).set({ payBefore: ago(ms) });
    });
}

const referenceOf = async (payer: Payer) => (await payer.attempts()).at(-1)?.reference ?? '';

/** A provider that answers about each payment as specified, and records its queries. */
function providerThat(answer: (reference: string) => Promise<Notice | undefined>) {
  const asked: string[] = [];
  const provider: PaymentProvider = {
    name: 'sandbox',
    lifetimeMs: 1,
    start: () => Promise.reject(new Error('not asked')),
    readWebhook: () => Promise.resolve(undefined),
    check: ({ reference }) => {
      asked.push(reference);
      return answer(reference);
    },
  };
  return { provider, asked };
}

const notice = async (payer: Payer, state: Notice['state']): Promise<Notice> => ({
  reference: await referenceOf(payer),
  state,
  amountCents: (await payer.attempts()).at(-1)?.amountCents ?? 0,
});

const failures = {
  'fails with 404': () => Promise.reject(Object.assign(new Error('No payment exists'), { statusCode: 404 })),
  'does not know the payment': () => Promise.resolve(undefined),
  'never answers': () => new Promise<undefined>(() => {}),
};

describe.each(Object.entries(failures))('a provider that %s', (_how, fail) => {
  it('for one payment is asked about all others, on every site', async () => {
    const [bad, good, elsewhere] = [
      await makePayer(test, site),
      await makePayer(test, site),
      await makePayer(test, other),
    ];
    await makeOverdue();
    const paid = [await notice(good, 'paid'), await notice(elsewhere, 'paid')];
    const { provider } = providerThat((reference) => {
      const known = paid.find((one) => one.reference === reference);
      return known ? Promise.resolve(known) : fail();
    });
    await lookAtOverdue(asking(test, { provider, timeoutMs: 50 }));
    expect(await good.order()).toMatchObject({ paymentState: 'paid' });
    expect(await elsewhere.order()).toMatchObject({ paymentState: 'paid' });
    expect(await bad.attempts()).toMatchObject([{ state: 'open', looks: 1 }]);
  });

  it('lets the order wait, for at most a day', async () => {
    const payer = await makePayer(test, site);
    const reference = await referenceOf(payer);
    const { provider } = providerThat(() => fail());
    await makeOverdue(23 * HOUR_MS);
    await releaseUnpaid(asking(test, { provider, timeoutMs: 50 }));
    expect(await payer.order()).toMatchObject({ status: 1 });
    await makeOverdue(24 * HOUR_MS + 1_000);
    await releaseUnpaid(asking(test, { provider, timeoutMs: 50 }));
    expect(await payer.order()).toMatchObject({ status: 4, paymentState: 'open' });
    expect(reference).toBe(await referenceOf(payer));
  });
});

it('a payment without an answer is asked about less and less often', async () => {
  const payer = await makePayer(test, site);
  await makeOverdue();
  const reference = await referenceOf(payer);
  const { provider, asked } = providerThat(failures['fails with 404']);
  const pauses: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    await lookAtOverdue(asking(test, { provider }));
    await lookAtOverdue(asking(test, { provider }));
    const [attempt] = await payer.attempts();
    pauses.push(Math.round(((attempt?.nextLookAt?.getTime() ?? 0) - Date.now()) / 60_000));
    await test.database.inSite(site.id, (tx) => tx.update(payments).set({ nextLookAt: ago(1) }));
  }
  expect(asked.filter((one) => one === reference)).toHaveLength(10);
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
});

it('an order that the provider reports as paid is paid, not cancelled, though its webhook was lost', async () => {
  const payer = await makePayer(test, site);
  await makeOverdue();
  const paid = await notice(payer, 'paid');
  const { provider } = providerThat((reference) =>
    Promise.resolve(reference === paid.reference ? paid : undefined),
  );
  await releaseUnpaid(asking(test, { provider }));
  expect(await payer.order()).toMatchObject({ status: 1, paymentState: 'paid' });
  expect((await payer.mails()).map(({ kind }) => kind)).toEqual(['order-confirmation']);
});

it('an order whose first attempt was replaced is paid when the provider says so', async () => {
  const payer = await makePayer(test, site);
  const paid = await notice(payer, 'paid');
  await test.database.inSite(site.id, (tx) => tx.update(payments).set({ expiresAt: ago(1_000) }));
  await payer.pay();
  expect(await payer.attempts()).toMatchObject([{ state: 'expired' }, { state: 'open' }]);
  await makeOverdue();
  const { provider } = providerThat((reference) =>
    Promise.resolve(
      reference === paid.reference ? paid : { reference, state: 'expired', amountCents: paid.amountCents },
    ),
  );
  await releaseUnpaid(asking(test, { provider }));
  expect(await payer.order()).toMatchObject({ status: 1, paymentState: 'paid' });
});

it('an order that the provider reports as not paid is cancelled', async () => {
  const payer = await makePayer(test, site);
  await makeOverdue();
  const expired = await notice(payer, 'expired');
  const { provider } = providerThat(() => Promise.resolve(expired));
  await releaseUnpaid(asking(test, { provider }));
  expect(await payer.order()).toMatchObject({ status: 4 });
  expect(await payer.attempts()).toMatchObject([{ state: 'expired' }]);
});

it('two backends at the same moment ask about each payment once', async () => {
  const payers = await atOnce(6, () => makePayer(test, site));
  await makeOverdue();
  const mine = new Set(await Promise.all(payers.map(referenceOf)));
  const { provider, asked } = providerThat(failures['fails with 404']);
  await atOnce(6, (turn) =>
    turn % 2 ? lookAtOverdue(asking(test, { provider })) : releaseUnpaid(asking(test, { provider })),
  );
  expect(asked.filter((one) => mine.has(one))).toHaveLength(6);
  for (const payer of payers) expect(await payer.order()).toMatchObject({ status: 1 });
});
