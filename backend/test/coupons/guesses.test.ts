import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { errorOf, makeBuyer } from '../orders/make-buyer.ts';
import { makeProduct, makeSession, makeSite, type TestApp, testApp, testPassword } from '../support/index.ts';
import { makeCoupon } from './make-coupon.ts';

const { cart, auth } = endpoints;

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const guess = async (caller: { sid: string; headers: Record<string, string> }, coupon: string) =>
  errorOf(await test.call(cart.setCoupon, { coupon }, { site, ...caller })) as { code: string } | undefined;

it('allows a few guesses, then no code, not even a correct one; other customers are not affected', async () => {
  const { code } = await makeCoupon(test, site);
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: (await makeProduct(test, site)).id, quantity: 1 });
  const { username } = buyer.customer;
  const guesser = { sid: buyer.caller.sid, headers: from('203.0.113.1') };
  for (let tries = 0; tries < 5; tries += 1)
    expect(await guess(guesser, `GOK${tries}`)).toMatchObject({ code: 'coupon_refused' });
  expect(await guess(guesser, 'GOK5')).toMatchObject({ code: 'too_many_requests' });
  expect(await guess(guesser, code)).toMatchObject({ code: 'too_many_requests' });

  // Another session of the same customer is the same guesser; taking a coupon off is no guess; nor is a login.
  const again = { ...guesser, sid: await makeSession(test, site, buyer.customer) };
  expect(await guess(again, 'GOK6')).toMatchObject({ code: 'too_many_requests' });
  expect(await guess(guesser, '')).toBeUndefined();
  const login = { site, sid: await makeSession(test, site), headers: guesser.headers };
  expect((await test.call(auth.login, { username, password: testPassword }, login)).body).toMatchObject({
    result: true,
  });
  const other = await makeBuyer(test, site);
  expect(await guess({ sid: other.caller.sid, headers: guesser.headers }, code)).toBeUndefined();
});

it('counts on after a code that the guesser knows', async () => {
  const { code } = await makeCoupon(test, site);
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: (await makeProduct(test, site)).id, quantity: 1 });
  const guesser = { sid: buyer.caller.sid, headers: from('203.0.113.3') };
  for (let tries = 0; tries < 4; tries += 1)
    expect(await guess(guesser, `GOK${tries}`)).toMatchObject({ code: 'coupon_refused' });
  expect(await guess(guesser, code)).toBeUndefined();
  expect(await guess(guesser, 'GOK4')).toMatchObject({ code: 'coupon_refused' });
  expect(await guess(guesser, 'GOK5')).toMatchObject({ code: 'too_many_requests' });
});

it('slows down an address that uses a new session for every guess', async () => {
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 32; tries += 1) {
    const sid = await makeSession(test, site);
    codes.push((await guess({ sid, headers: from('203.0.113.2') }, `GOK${tries}`))?.code);
  }
  expect(codes.filter((code) => code === 'coupon_refused')).toHaveLength(30);
  expect(codes.at(-1)).toBe('too_many_requests');
});
